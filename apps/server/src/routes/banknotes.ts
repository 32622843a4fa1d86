import { anyCountry, banknotes, type LocalizedText } from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import type { CountryEntry, Lexicon } from "../catalogue/lexicon.ts";
import { type Api, implement } from "../implement.ts";
import { notFound } from "../problemError.ts";
import { prepareBanknoteDetail } from "../queries/banknoteDetail.ts";
import { prepareCountryBanknotes } from "../queries/countryBanknotes.ts";
import { prepareCountryInfo } from "../queries/countryInfo.ts";
import { prepareLookAlikes } from "../queries/lookAlikes.ts";
import { prepareSearch } from "../queries/searchBanknotes.ts";
import { monthsBefore } from "../rules/calendarDay.ts";
import { columnHeadings } from "../tables/customers.ts";
import { detailOf, summaryOf } from "./banknoteAnswers.ts";
import { countryOf } from "./countryOf.ts";
import { glossaryRoutes } from "./glossary.ts";

/** Months after its first issue in which a note stands in the tab of new notes. */
const newForMonths = 24;

/** Mounts the banknote calls of specification 7.6. */
export function banknoteRoutes(api: Api): void {
  const { world } = api;
  const { database, lexicon } = world;
  const readCountry = prepareCountryBanknotes(database);
  const readInfo = prepareCountryInfo(database);
  const search = prepareSearch(database);
  const readDetail = prepareBanknoteDetail(database);
  const readLookAlikes = prepareLookAlikes(database);

  implement(api, banknotes, {
    byCountry: {
      byRevision: async ({ params, query, user, language, today }) => {
        const entry = countryOf(lexicon, params.id);
        const { tab, sort, order, page, pageSize } = query;
        const { rows, counts } = await readCountry({
          countryId: entry.id,
          currencies: entry.currencies,
          customerId: user.customer.id,
          today,
          newSince: monthsBefore(today, newForMonths),
          showNew: !user.customer.settings.hideNewsTab,
          showWorthless: user.customer.settings.showWorthlessNotesInAllNotesTab,
          tab,
          sort,
          order,
          language,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        });
        const info = await readInfo(user.customer.id, entry.id, "banknotes", language);
        return {
          country: lexicon.country(entry, language),
          currencyName:
            entry.currencyISO === null ? null : lexicon.currency(entry.currencyISO, language).name,
          info: query.currentLangInfo === true ? onlyIn(info, language) : info,
          counts,
          total: counts[tab],
          banknotes: rows.map((row) => summaryOf(world, row, language)),
        };
      },
    },

    search: {
      byRevision: async ({ query, user, language, today }) => {
        const { page, pageSize, ...filters } = query;
        const found = await search({
          ...filters,
          customerId: user.customer.id,
          language,
          today,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        });
        return {
          banknotes: found.rows.map((row) => summaryOf(world, row, language)),
          total: found.total,
          notJudged: found.notJudged,
        };
      },
    },

    detail: {
      byRevision: async ({ params, query, user, language, today }) => {
        const { id } = params;
        const [[row], alikes] = await Promise.all([
          readDetail.execute({ id, customerId: user.customer.id }),
          readLookAlikes.execute({ id }),
        ]);
        if (row === undefined) throw notFound("There is no such banknote");
        const shownUnder = countryShown(lexicon, row, query.countryId);
        return detailOf(world, { row, alikes, shownUnder }, language, today);
      },
    },

    ...glossaryRoutes(database, lexicon),

    columnHeadings: {
      byRevision: async ({ params, user, language }) => {
        if (params.id !== anyCountry) countryOf(lexicon, params.id);
        const [found] = await database
          .select({ headings: columnHeadings.headings })
          .from(columnHeadings)
          .where(
            and(
              eq(columnHeadings.customerId, user.customer.id),
              eq(columnHeadings.language, language),
            ),
          );
        return found?.headings ?? {};
      },
    },
  });
}

/** The country a note is looked at from, where it is money there; else the one that issues it. */
function countryShown(
  lexicon: Lexicon,
  note: { countryId: string; currencyISO: string },
  askedId: string | undefined,
): CountryEntry {
  const asked = askedId === undefined ? undefined : lexicon.entry(askedId);
  return asked?.currencies.includes(note.currencyISO) === true
    ? asked
    : countryOf(lexicon, note.countryId);
}

function onlyIn(info: LocalizedText | null, language: string): LocalizedText | null {
  return info?.lang === language ? info : null;
}
