import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { CountryId, CurrencyISO, Language, PartialDate, Specimen } from "./primitives.ts";

/** Rows of the banknote calendar (specification 2.7). */
export const CalendarCategory = z
  .enum(["new", "outOfCirculation", "worthless", "info"])
  .register(z.globalRegistry, { id: "CalendarCategory" });
export type CalendarCategory = z.infer<typeof CalendarCategory>;

/**
 * One entry. New, outOfCirculation and worthless are derived from a note's dates of day or month
 * precision, the first day on which it is so; info is editorial, with `content` as sanitised HTML.
 */
export const CalendarItem = z
  .object({
    id: z.string(),
    category: CalendarCategory,
    countryId: CountryId,
    countryName: z.string(),
    flagSrc: z.nullable(z.string()),
    currencyIso: z.nullable(CurrencyISO),
    currencyName: z.nullable(z.string()),
    ratedValue: z.nullable(z.number()),
    date: PartialDate,
    dateIssued: z.nullable(PartialDate),
    content: z.nullable(z.string()),
    /** The language of `content`. */
    lang: Language,
    images: z.array(Specimen),
    banknoteId: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "CalendarItem" });
export type CalendarItem = z.infer<typeof CalendarItem>;

/** A month, ISO 8601: 2026-06. */
export const Month = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
  .register(z.globalRegistry, { id: "Month" });

export const CalendarMonth = z
  .object({
    /** By category, then day, country and value. */
    items: z.array(CalendarItem),
    /** Every currency with an entry in any month, to choose from. */
    currencies: z.array(z.object({ currencyISO: CurrencyISO, name: z.string() })),
    /** The nearest months before and after that have entries under the same filter. */
    earlier: z.nullable(Month),
    later: z.nullable(Month),
  })
  .register(z.globalRegistry, { id: "CalendarMonth" });
export type CalendarMonth = z.infer<typeof CalendarMonth>;

/** The currencies of a filter; none is no filter. */
const currencies = z.array(CurrencyISO).check(z.maxLength(100));

/**
 * The reader's address for calendar programs (RFC 5545). Only its hash is stored, so the address is
 * only in the answer that created it.
 */
export const CalendarSubscription = z
  .object({
    isActive: z.boolean(),
    address: z.nullable(z.string()),
    currencyISO: currencies,
    /** The language of its entries: the reader's when it was made. */
    lang: z.nullable(Language),
    createdAt: z.nullable(z.iso.datetime()),
    /** When a program last read it. */
    lastReadAt: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: "CalendarSubscription" });
export type CalendarSubscription = z.infer<typeof CalendarSubscription>;

export const newsCalendar = {
  month: operation({
    method: "get",
    path: "/news-calendar",
    summary: "Entries of one month",
    access: ["dashboard:banknote_calendar:read"],
    query: z.object({
      year: z.int().check(z.gte(1900), z.lte(2100)),
      month: z.int().check(z.gte(1), z.lte(12)),
      currencyISO: z.optional(currencies),
    }),
    answer: CalendarMonth,
  }),
  read: operation({
    method: "get",
    path: "/news-calendar/{id}",
    summary: "One entry",
    access: ["dashboard:banknote_calendar:read"],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: CalendarItem,
  }),
  subscription: operation({
    method: "get",
    path: "/news-calendar/subscription",
    summary: "Whether the reader has a calendar address",
    access: ["dashboard:banknote_calendar:read"],
    answer: CalendarSubscription,
  }),
  subscribe: operation({
    method: "post",
    path: "/news-calendar/subscription",
    summary: "Make a calendar address; an earlier one stops",
    access: ["dashboard:banknote_calendar:read"],
    body: z.object({ currencyISO: currencies }),
    answer: CalendarSubscription,
  }),
  unsubscribe: operation({
    method: "delete",
    path: "/news-calendar/subscription",
    summary: "Revoke the calendar address",
    access: ["dashboard:banknote_calendar:read"],
    answer: CalendarSubscription,
  }),
};
