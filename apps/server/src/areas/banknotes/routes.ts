import { anyCountry, banknotes as calls, type LocalizedText } from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import { countryOf } from "../../catalogue/countries.ts";
import { glossaryHandlers } from "../../catalogue/glossary.ts";
import type { CountryEntry, Lexicon } from "../../catalogue/lexicon.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { monthsBefore } from "../../http/calendarDay.ts";
import { implement } from "../../http/implement.ts";
import { pageOf } from "../../http/page.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { type DatedMoney, isMoneyOf } from "./countries.ts";
import { detailOf, summaryOf } from "./present.ts";
import { prepareCountryBanknotes, prepareTradability } from "./queries/byCountry.ts";
import { prepareBanknoteDetail } from "./queries/detail.ts";
import { prepareLookAlikes } from "./queries/lookAlikes.ts";
import { prepareBanknoteSearch } from "./queries/search.ts";
import { columnHeadings } from "./tables.ts";

/** Months after its first issue during which a note counts as new. */
const newForMonths = 24;

/** The banknote calls of specification 7.3 and 7.6. */
export function banknoteRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const readCountry = prepareCountryBanknotes(database);
  const readInfo = prepareCountryInfo(database);
  const readTradability = prepareTradability(database);
  const search = prepareBanknoteSearch(context);
  const readDetail = prepareBanknoteDetail(database);
  const readLookAlikes = prepareLookAlikes(database);

  implement(api, calls, {
    byCountry: {
      byRevision: async ({ params, query, user, language, today }) => {
        const entry = countryOf(lexicon, params.id);
        const { tab, sort, order } = query;
        const { rows, counts } = await readCountry({
          countryId: entry.id,
          customerId: user.customer.id,
          today,
          newSince: monthsBefore(today, newForMonths),
          showNew: !user.customer.settings.hideNewsTab,
          showWorthless: user.customer.settings.showWorthlessNotesInAllNotesTab,
          tab,
          sort,
          order,
          language,
          ...pageOf(query),
        });
        const textOn = async (kind: "banknotes" | "currency") => {
          const text = await readInfo(user.customer.id, entry.id, kind, language);
          return query.currentLangInfo === true ? onlyIn(text, language) : text;
        };
        const [info, currencyInfo] = await Promise.all([textOn("banknotes"), textOn("currency")]);
        return {
          country: lexicon.country(entry, language),
          currencyName:
            entry.currencyISO === null ? null : lexicon.currency(entry.currencyISO, language).name,
          info,
          currencyInfo,
          counts,
          total: counts[tab],
          banknotes: rows.map((row) => summaryOf(context, row, language, today)),
        };
      },
    },

    search: {
      byRevision: async ({ query, user, language, today }) => {
        const found = await search({
          ...query,
          customerId: user.customer.id,
          rulesRevision: user.customer.rulesRevision,
          language,
          today,
          ...pageOf(query),
        });
        return {
          banknotes: found.rows.map((row) => summaryOf(context, row, language, today)),
          total: found.total,
          unmeasured: found.unmeasured,
          notJudged: found.unmeasured,
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
        return detailOf(context, { row, alikes, shownUnder }, language, today);
      },
    },

    countryTradability: {
      byRevision: async ({ params, user }) => {
        const { id: countryId } = countryOf(lexicon, params.id);
        return readTradability.execute({ countryId, customerId: user.customer.id });
      },
    },

    ...glossaryHandlers(context, "banknotes"),

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

/** The country a note is opened from, if the note is its money; else the country that issues it. */
function countryShown(
  lexicon: Lexicon,
  note: DatedMoney,
  askedId: string | undefined,
): CountryEntry {
  const asked = askedId === undefined ? undefined : lexicon.entry(askedId);
  return asked !== undefined && isMoneyOf(asked, note) ? asked : countryOf(lexicon, note.countryId);
}

function onlyIn(info: LocalizedText | null, language: string): LocalizedText | null {
  return info?.lang === language ? info : null;
}
