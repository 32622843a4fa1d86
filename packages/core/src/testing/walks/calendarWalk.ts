import { fromCallback } from "xstate";
import { calendarMachine } from "../../calendar/index.ts";
import { walkable } from "../walkable.ts";

const item = { id: "DKK-2009-1000.worthless", content: null, images: [], banknoteId: "DKK-1000" };

/** An entry that says no more than its label. */
const bareItem = { id: "bare", content: "  ", images: [], banknoteId: null };

/** The calendar, one step before its last month. */
export const calendarWalk = walkable({
  machine: calendarMachine.provide({
    actors: { watchAddress: fromCallback(() => {}) },
    actions: { writeAddress: () => {}, readNeighbours: () => {} },
  }),
  input: { month: { year: 2100, month: 11 } },
  events: [
    { type: "month.stepped", by: "next" },
    { type: "month.shown", month: { year: 2100, month: 11 } },
    { type: "month.shown", month: { year: 2100, month: 12 } },
    { type: "entries.read", currencies: [] },
    { type: "item.chosen", item },
    { type: "item.chosen", item: { ...item, id: "another" } },
    { type: "item.chosen", item: bareItem },
    { type: "popup.dismissed" },
  ],
  identify: ({ value, context }) => [value, context],
});
