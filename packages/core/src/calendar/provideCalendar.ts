import { fromCallback } from "xstate";
import { calendarMachine, type CalendarEvent } from "./calendarMachine.ts";
import { nextMonth, previousMonth, type Month } from "./month.ts";

/** The month in the query string (specification 2.7). */
export interface MonthAddress {
  month(): Month;
  show(month: Month): void;
  /** Calls `changed` when the address may ask for another month; returns a function that stops it. */
  listen(changed: () => void): () => void;
}

/** The ports of the calendar. */
export interface CalendarPorts {
  address: MonthAddress;
  /** Reads a month ahead of need; one that is known or under way is not read again. */
  readAhead(month: Month): void;
}

/** The calendar machine over its ports. */
export function provideCalendar({ address, readAhead }: CalendarPorts) {
  return calendarMachine.provide({
    actors: {
      watchAddress: fromCallback<CalendarEvent>(({ sendBack }) =>
        address.listen(() => sendBack({ type: "month.shown", month: address.month() })),
      ),
    },
    actions: {
      writeAddress: ({ context }) => address.show(context.month),
      readNeighbours: ({ context: { month } }) => {
        for (const near of [previousMonth(month), nextMonth(month)]) {
          if (near !== null) readAhead(near);
        }
      },
    },
  });
}
