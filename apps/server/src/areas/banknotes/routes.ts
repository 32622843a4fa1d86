import { anyCountry, banknotes, type LocalizedText } from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { type Api, implement } from "../../http/implement.ts";
import { notFound } from "../../http/problemError.ts";
import { prepareBanknoteDetail } from "./queries/detail.ts";
import { prepareCountryBanknotes } from "./queries/byCountry.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { prepareLookAlikes } from "./queries/lookAlikes.ts";
import { prepareSearch } from "./queries/search.ts";
import { monthsBefore } from "../../http/calendarDay.ts";
import { columnHeadings } from "../../auth/tables.ts";
import { detailOf, summaryOf } from "./present.ts";
import { countryOf } from "../../catalogue/countryOf.ts";
import { glossaryRoutes } from "../../catalogue/glossary.ts";

/** Months after its first issue in which a note stands in the tab of new notes. */
const newForMonths = 24;
/** Page size where none is asked for (specification 9). */
const defaultPageSize = 9;
/** How far a measure in mm may be off where nothing else is asked for. */
const defaultTolerance = 2;

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
        const { tab = "all", sort, order, page = 1, pageSize = defaultPageSize } = query;
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
        const { page = 1, pageSize = defaultPageSize, ...filters } = query;
        const found = await search({
          ...filters,
          toleranceMm: filters.toleranceMm ?? defaultTolerance,
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
