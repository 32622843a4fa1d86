import { assign, setup, type SnapshotFrom } from "xstate";
import { callbackNotProvided, notProvided } from "../ports/index.ts";
import { isOpenable, type OpenableItem } from "./calendarItem.ts";
import { isSameMonth, nextMonth, previousMonth, type Month } from "./month.ts";

/** The month that the address asks for when the calendar opens. */
export interface CalendarInput {
  month: Month;
}

interface Context {
  /** The month on screen. */
  month: Month;
  /** The entry whose popup is open. */
  openId: string | null;
}

/** Which of the two arrows. */
export type MonthStep = "previous" | "next";

/** The events of `calendarMachine`. */
export type CalendarEvent =
  | { type: "month.stepped"; by: MonthStep }
  /** The address asks for a month, which may be the one on screen. */
  | { type: "month.shown"; month: Month }
  /** The entries of the month on screen have been read, with the filter that is set. */
  | { type: "entries.read" }
  | { type: "item.chosen"; item: OpenableItem }
  | { type: "popup.dismissed" };

/** The month a step leads to; null at the bounds of the calendar. */
const monthAfter = (month: Month, by: MonthStep): Month | null =>
  by === "next" ? nextMonth(month) : previousMonth(month);

/**
 * The banknote calendar (specification 2.7): the month on screen, one step at a time within its
 * bounds, the entry that is open, and the months beside it, which are read ahead of need.
 */
export const calendarMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CalendarEvent,
    input: {} as CalendarInput,
  },
  actors: { watchAddress: callbackNotProvided<CalendarEvent>("watchAddress") },
  actions: {
    /** Puts the month into the address. */
    writeAddress: notProvided("writeAddress"),
    /** Reads the months before and after, as far as there are any. */
    readNeighbours: notProvided("readNeighbours"),
    takeStep: assign(({ context: { month } }, params: { by: MonthStep }) => ({
      month: monthAfter(month, params.by) ?? month,
    })),
    takeMonth: assign((_, params: { month: Month }) => ({ month: params.month })),
    takeItem: assign((_, params: { item: OpenableItem }) => ({ openId: params.item.id })),
    dropItem: assign({ openId: null }),
  },
  guards: {
    isWithinBounds: ({ context }, params: { by: MonthStep }) =>
      monthAfter(context.month, params.by) !== null,
    isAnotherMonth: ({ context }, params: { month: Month }) =>
      !isSameMonth(params.month, context.month),
    isOpenable: (_, params: { item: OpenableItem }) => isOpenable(params.item),
    isOpen: ({ context }, params: { item: OpenableItem }) => params.item.id === context.openId,
  },
}).createMachine({
  id: "calendar",
  context: ({ input }) => ({ month: input.month, openId: null }),
  invoke: { id: "watchAddress", src: "watchAddress" },
  initial: "awaiting",
  on: {
    "month.stepped": {
      guard: { type: "isWithinBounds", params: ({ event }) => event },
      target: ".awaiting",
      actions: [{ type: "takeStep", params: ({ event }) => event }, "writeAddress"],
    },
    "month.shown": {
      guard: { type: "isAnotherMonth", params: ({ event }) => event },
      target: ".awaiting",
      actions: { type: "takeMonth", params: ({ event }) => event },
    },
    "entries.read": { target: ".browsing", reenter: true },
  },
  states: {
    awaiting: {},
    browsing: {
      entry: "readNeighbours",
      initial: "closed",
      on: {
        "item.chosen": {
          guard: { type: "isOpenable", params: ({ event }) => event },
          target: ".open",
          actions: { type: "takeItem", params: ({ event }) => event },
        },
      },
      states: {
        closed: {},
        open: {
          exit: "dropItem",
          on: {
            // The button of an open entry closes it.
            "item.chosen": {
              guard: { type: "isOpen", params: ({ event }) => event },
              target: "closed",
            },
            "popup.dismissed": { target: "closed" },
          },
        },
      },
    },
  },
});

/** What a screen shows of the calendar. */
export interface CalendarView {
  month: Month;
  /** The month before; null where the calendar begins. */
  previous: Month | null;
  /** The month after; null where it ends. */
  next: Month | null;
  /** The entry whose popup is open, else null. */
  openId: string | null;
}

/** Reads a snapshot of {@link calendarMachine} for a screen. */
export function calendarView({
  context: { month, openId },
}: SnapshotFrom<typeof calendarMachine>): CalendarView {
  return { month, previous: previousMonth(month), next: nextMonth(month), openId };
}
