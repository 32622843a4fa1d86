import {
  CalendarCategory,
  type CalendarItem,
  type Language,
  newsCalendar,
  Side,
} from "@specimen/api/contract";
import type { Customer } from "../../auth/customers.ts";
import { preference } from "../../http/bestLanguage.ts";
import { dayOf, monthsBefore } from "../../http/calendarDay.ts";
import { problemAnswer, protectiveHeaders } from "../../http/headers.ts";
import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import type { AppApi, AppContext } from "../defineArea.ts";
import { type CalendarEntry, createCalendarEntries } from "./calendarEntries.ts";
import { monthOf } from "./calendarMonth.ts";
import { writeFeed } from "./feed.ts";
import {
  makeSubscription,
  readSubscription,
  revokeSubscription,
  subscriberOf,
} from "./subscriptions.ts";

/** Months of past entries in the feed, which has all future ones. */
const feedMonths = 12;

/** The banknote calendar (specification 2.7, 7.8) and its public feed. */
export function newsCalendarRoutes(api: AppApi): void {
  const { context: app, hono } = api;
  const { database, now, publicUrl } = app;
  const calendar = createCalendarEntries(app);
  const entriesFor = (customer: Customer, language: Language) =>
    calendar.of(customer.id, preference(language, customer.languages));

  implement(api, newsCalendar, {
    month: {
      byRevision: async ({ query, user, language }) => {
        const { year, month, currencyISO = [] } = query;
        const all = await entriesFor(user.customer, language);
        const wished = all.filter((entry) => concerns(app, entry, currencyISO));
        const { items, ...neighbours } = monthOf(
          wished,
          `${year}-${String(month).padStart(2, "0")}`,
        );
        return {
          items: sorted(
            items.map((entry) => itemOf(app, entry, language)),
            language,
          ),
          currencies: currenciesOf(app, all, language),
          ...neighbours,
        };
      },
    },

    read: {
      byRevision: async ({ params, user, language }) => {
        const all = await entriesFor(user.customer, language);
        const entry = all.find(({ id }) => id === params.id);
        if (entry === undefined) throw notFound("There is no such entry");
        return itemOf(app, entry, language);
      },
    },

    subscription: ({ user }) => readSubscription(database, user.accountId),

    subscribe: async ({ user, body, language }) => {
      const { accountId } = user;
      const subscriber = { accountId, language, currencies: body.currencyISO };
      const token = await makeSubscription(database, subscriber, now());
      const made = await readSubscription(database, accountId);
      return { ...made, address: `${publicUrl}/calendar/${token}.ics` };
    },

    unsubscribe: async ({ user }) => {
      await revokeSubscription(database, user.accountId);
      return readSubscription(database, user.accountId);
    },
  });

  hono.get("/calendar/:file", async (context) => {
    try {
      const [, token] = /^([\w-]{43})\.ics$/.exec(context.req.param("file")) ?? [];
      const subscriber = token && (await subscriberOf(database, token, now()));
      const customer = subscriber && (await app.customers.ofAccount(subscriber.accountId));
      if (!subscriber || !customer) throw notFound("There is no such calendar");
      const { language, currencies } = subscriber;
      const since = monthsBefore(dayOf(now()), feedMonths).slice(0, 7);
      const all = await entriesFor(customer, language);
      const entries = all.filter(
        (entry) => entry.date >= since && concerns(app, entry, currencies),
      );
      return new Response(writeFeed(app.lexicon, entries, language), {
        headers: {
          ...protectiveHeaders,
          "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
          "Content-Disposition": 'attachment; filename="banknotes.ics"',
          "Cache-Control": "private, no-cache",
        },
      });
    } catch (error) {
      return problemAnswer(app, context, error);
    }
  });
}

/** Whether an entry matches a filter of currencies; without its own it has those of its country. */
function concerns(
  { lexicon }: AppContext,
  { currencyISO, countryId }: CalendarEntry,
  wished: readonly string[],
): boolean {
  if (wished.length === 0) return true;
  if (currencyISO !== null) return wished.includes(currencyISO);
  return lexicon.entry(countryId)?.currencies.some((own) => wished.includes(own)) ?? false;
}

function itemOf(app: AppContext, entry: CalendarEntry, language: Language): CalendarItem {
  const { lexicon } = app;
  const { countryId, currencyISO, record, content } = entry;
  const country = lexicon.entry(countryId);
  // An editorial entry may show several records, each by its front.
  const sides = record === null ? (["front"] as const) : Side.options;
  return {
    id: entry.id,
    category: entry.category,
    countryId,
    countryName: lexicon.countryName(countryId, language),
    flagSrc: country === undefined ? null : lexicon.flagSrc(country),
    currencyIso: currencyISO,
    currencyName: currencyISO === null ? null : lexicon.currency(currencyISO, language).name,
    ratedValue: record?.denomination ?? null,
    date: entry.date,
    dateIssued: record?.firstIssued ?? null,
    content: content === null ? null : sanitizeRichText(content.text),
    lang: content?.lang ?? language,
    images: entry.shown.flatMap((show) => sides.map((side) => show(side, language))),
    banknoteId: record?.recordId ?? null,
  };
}

function sorted(items: readonly CalendarItem[], language: Language): CalendarItem[] {
  const { compare } = new Intl.Collator(language);
  return items.toSorted(
    (a, b) =>
      CalendarCategory.options.indexOf(a.category) - CalendarCategory.options.indexOf(b.category) ||
      compare(a.date, b.date) ||
      compare(a.countryName, b.countryName) ||
      (a.ratedValue ?? 0) - (b.ratedValue ?? 0) ||
      compare(a.id, b.id),
  );
}

function currenciesOf(
  { lexicon }: AppContext,
  entries: readonly CalendarEntry[],
  language: Language,
) {
  const codes = new Set(entries.flatMap(({ currencyISO }) => currencyISO ?? []));
  const { compare } = new Intl.Collator(language);
  return [...codes]
    .map((currencyISO) => ({ currencyISO, name: lexicon.currency(currencyISO, language).name }))
    .sort((a, b) => compare(a.name, b.name));
}
