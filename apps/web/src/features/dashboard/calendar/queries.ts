import { defineQuery } from "@specimen/api/react";
import type { Month } from "@specimen/core/calendar";

/** A month of the calendar, with all currencies or with these. */
export interface MonthQuery extends Month {
  readonly currencies: readonly string[];
}

/** The entries of a month. */
export const monthQuery = defineQuery("/news-calendar", {
  init: ({ year, month, currencies }: MonthQuery) => ({
    params: {
      query: { year, month, ...(currencies.length > 0 && { currencyISO: [...currencies] }) },
    },
  }),
  reread: "onReturn",
});

/** The reader's own calendar address; asked for where it is shown. */
export const subscriptionQuery = defineQuery("/news-calendar/subscription");
