import {
  type CalendarCategory,
  type CalendarItem,
  type Language,
  newsCalendar,
} from "@specimen/api/contract";
import type { Customer } from "../../auth/customers.ts";
import { problemAnswer, protectiveHeaders } from "../../http/headers.ts";
import { type Api, implement } from "../../http/implement.ts";
import { type CalendarEntry, createCalendarEntries } from "./calendarEntries.ts";
import { writeFeed } from "./feed.ts";
import {
  makeSubscription,
  readSubscription,
  revokeSubscription,
  subscriberOf,
} from "./subscriptions.ts";
import { notFound } from "../../http/problemError.ts";
import { sanitizeRichText } from "../../http/richText.ts";
import { preference } from "../../http/bestLanguage.ts";
import { dayOf, monthsBefore } from "../../http/calendarDay.ts";
import { monthOf } from "./calendarMonth.ts";
import type { World } from "../appContext.ts";
import { specimenOf } from "../banknotes/specimens.ts";

/** Calendar programs get what is ahead and what was within so many months. */
const feedMonths = 12;

const rows: readonly CalendarCategory[] = ["new", "outOfCirculation", "worthless", "info"];

/** Mounts the banknote calendar (specification 2.7, 7.8) and its public feed. */
export function newsCalendarRoutes(api: Api): void {
  const { world, hono } = api;
  const { database, now, publicUrl } = world;
  const calendar = createCalendarEntries(database);
  const entriesFor = (customer: Customer, language: Language) =>
    calendar.of(customer.id, preference(language, customer.languages));

  implement(api, newsCalendar, {
    month: {
      byRevision: async ({ query, user, language }) => {
        const { year, month, currencyISO = [] } = query;
        const all = await entriesFor(user.customer, language);
        const wished = all.filter((entry) => concerns(world, entry, currencyISO));
        const { items, ...neighbours } = monthOf(
          wished,
          `${year}-${String(month).padStart(2, "0")}`,
        );
        return {
          items: sorted(
            items.map((entry) => itemOf(world, entry, language)),
            language,
          ),
          currencies: currenciesOf(world, all, language),
          ...neighbours,
        };
      },
    },

    read: {
      byRevision: async ({ params, user, language }) => {
        const all = await entriesFor(user.customer, language);
        const entry = all.find(({ id }) => id === params.id);
        if (entry === undefined) throw notFound("There is no such entry");
        return itemOf(world, entry, language);
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
      const customer = subscriber && (await world.customers.ofAccount(subscriber.accountId));
      if (!subscriber || !customer) throw notFound("There is no such calendar");
      const { language, currencies } = subscriber;
      const since = monthsBefore(dayOf(now()), feedMonths).slice(0, 7);
      const all = await entriesFor(customer, language);
      const entries = all.filter(
        (entry) => entry.date >= since && concerns(world, entry, currencies),
      );
      return new Response(writeFeed(world.lexicon, entries, language), {
        headers: {
          ...protectiveHeaders,
          "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
          "Content-Disposition": 'attachment; filename="banknotes.ics"',
          "Cache-Control": "private, no-cache",
        },
      });
    } catch (error) {
      return problemAnswer(world, context, error);
    }
  });
}

/** An entry without a currency concerns those of its country; no wish is every currency. */
function concerns(
  { lexicon }: World,
  { currencyISO, countryId }: CalendarEntry,
  wished: readonly string[],
): boolean {
  if (wished.length === 0) return true;
  if (currencyISO !== null) return wished.includes(currencyISO);
  return lexicon.entry(countryId)?.currencies.some((own) => wished.includes(own)) ?? false;
}

function itemOf(world: World, entry: CalendarEntry, language: Language): CalendarItem {
  const { lexicon } = world;
  const { countryId, currencyISO, note, content } = entry;
  const country = lexicon.entry(countryId);
  const sides = note === null ? (["front"] as const) : (["front", "back"] as const);
  return {
    id: entry.id,
    category: entry.category,
    countryId,
    countryName: lexicon.countryName(countryId, language),
    flagSrc: country === undefined ? null : lexicon.flagSrc(country),
    currencyIso: currencyISO,
    currencyName: currencyISO === null ? null : lexicon.currency(currencyISO, language).name,
    ratedValue: note?.denomination ?? null,
    date: entry.date,
    dateIssued: note?.firstIssued ?? null,
    content: content === null ? null : sanitizeRichText(content.text),
    lang: content?.lang ?? language,
    images: entry.shown.flatMap((shown) =>
      sides.map((side) => specimenOf(world, shown, side, language)),
    ),
    banknoteId: note?.id ?? null,
  };
}

function sorted(items: readonly CalendarItem[], language: Language): CalendarItem[] {
  const { compare } = new Intl.Collator(language);
  return items.toSorted(
    (a, b) =>
      rows.indexOf(a.category) - rows.indexOf(b.category) ||
      compare(a.date, b.date) ||
      compare(a.countryName, b.countryName) ||
      (a.ratedValue ?? 0) - (b.ratedValue ?? 0) ||
      compare(a.id, b.id),
  );
}

function currenciesOf({ lexicon }: World, entries: readonly CalendarEntry[], language: Language) {
  const codes = new Set(entries.flatMap(({ currencyISO }) => currencyISO ?? []));
  const { compare } = new Intl.Collator(language);
  return [...codes]
    .map((currencyISO) => ({ currencyISO, name: lexicon.currency(currencyISO, language).name }))
    .sort((a, b) => compare(a.name, b.name));
}
