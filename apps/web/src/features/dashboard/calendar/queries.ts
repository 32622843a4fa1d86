import { useQuery } from "@specimen/api/react";
import type { Month } from "@specimen/core/calendar";

/** Known answers are not asked for again, except when one comes back to the window or the network. */
const settled = { revalidateIfStale: false } as const;

/** What is sent for a month of the calendar; the prefetch sends the same. */
export const monthInit = ({ year, month }: Month, currencies: readonly string[]) => ({
  params: {
    query: { year, month, ...(currencies.length > 0 && { currencyISO: [...currencies] }) },
  },
});

/** The entries of a month, all or of these currencies. */
export const useCalendarMonth = (
  month: Month,
  currencies: readonly string[],
  { keepPreviousData = false } = {},
) => useQuery("/news-calendar", monthInit(month, currencies), { ...settled, keepPreviousData });

/** The reader's own calendar address; asked for where it is shown. */
export const useSubscription = () => useQuery("/news-calendar/subscription");
