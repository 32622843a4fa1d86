import { useImmutable, useQuery } from "@specimen/api/react";
import type { Month } from "@specimen/core/calendar";
import type { Page } from "@specimen/core/url";

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

/** Internal news of the customer, or updates of the product: the calls are alike. */
export type ArticleKind = "news" | "changelogs";

/** What narrows a list of articles; an empty text narrows nothing. Days are ISO 8601. */
export interface ArticleFilter {
  readonly title: string;
  readonly activeDateFrom: string;
  readonly activeDateTo: string;
  readonly createdAtFrom: string;
  readonly createdAtTo: string;
  // A filter's own names are all it has.
  readonly [name: string]: string;
}

const lists = { news: "/news", changelogs: "/changelogs" } as const;
const single = { news: "/news/{id}", changelogs: "/changelogs/{id}" } as const;

/** A page of articles, newest first. */
export const useArticles = (
  kind: ArticleKind,
  { filter = {}, ...page }: Page & { filter?: Partial<ArticleFilter> },
) => {
  const given = Object.entries(filter).filter(([, value]) => value !== "");
  const query = { ...page, ...(Object.fromEntries(given) as Partial<ArticleFilter>) };
  return useQuery(lists[kind], { params: { query } }, { keepPreviousData: false });
};

/** One article. */
export const useArticle = (kind: ArticleKind, id: string) =>
  useQuery(single[kind], { params: { path: { id } } });

/** The customer's PDFs, by category; their addresses last for hours. */
export const usePdfs = () => useQuery("/pdfs");

/** What the customer wrote at fixed places, such as the title of the internal news. */
export const useCustomerNotes = () => useImmutable("/customer-notes");
