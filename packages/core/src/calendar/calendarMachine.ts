import { assign, emit, setup, type SnapshotFrom } from "xstate";
import { isOpenable, type OpenableItem } from "./calendarItem.ts";
import { nextMonth, previousMonth, type Month } from "./month.ts";

interface Context {
  /** The entry whose popup is open. */
  openId: string | null;
}

/** A step from the month the address shows. */
interface MonthStep {
  from: Month;
  by: "previous" | "next";
}

/** What the machine understands. `month.shown`: the address shows another month by itself. */
export type CalendarEvent =
  | ({ type: "month.stepped" } & MonthStep)
  | { type: "month.shown" }
  | { type: "item.chosen"; item: OpenableItem }
  | { type: "popup.dismissed" };

/** What it tells: the month to put into the address, which alone holds it. */
export type CalendarEmitted = { type: "month.wished" } & Month;

const stepOf = ({ from, by }: MonthStep): Month | null =>
  by === "next" ? nextMonth(from) : previousMonth(from);

/**
 * The banknote calendar (specification 2.7): which entry is open, and the wish for another month,
 * one month at a time.
 */
export const calendarMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CalendarEvent,
    emitted: {} as CalendarEmitted,
  },
  actions: {
    wishMonth: emit((_, { from, by }: MonthStep) => ({
      type: "month.wished" as const,
      ...(stepOf({ from, by }) ?? from),
    })),
    takeItem: assign((_, params: { id: string }) => ({ openId: params.id })),
    dropItem: assign({ openId: null }),
  },
  guards: {
    isKept: (_, step: MonthStep) => stepOf(step) !== null,
    isOpenable: (_, params: { item: OpenableItem }) => isOpenable(params.item),
  },
}).createMachine({
  id: "calendar",
  context: { openId: null },
  initial: "browsing",
  states: {
    browsing: {
      initial: "closed",
      on: {
        "month.stepped": {
          guard: { type: "isKept", params: ({ event }) => event },
          target: ".closed",
          actions: { type: "wishMonth", params: ({ event }) => event },
        },
        "item.chosen": {
          guard: { type: "isOpenable", params: ({ event }) => event },
          target: ".open",
          actions: { type: "takeItem", params: ({ event }) => ({ id: event.item.id }) },
        },
      },
      states: {
        closed: {},
        open: {
          exit: "dropItem",
          on: {
            "popup.dismissed": { target: "closed" },
            "month.shown": { target: "closed" },
          },
        },
      },
    },
  },
});

/** What a screen may know of the calendar. */
export interface CalendarView {
  /** The entry whose popup is open, else null. */
  openId: string | null;
}

/** Reads a snapshot of {@link calendarMachine} for a screen. */
export function calendarView({ context }: SnapshotFrom<typeof calendarMachine>): CalendarView {
  return { openId: context.openId };
}
