import { identityDocuments as calls } from "@specimen/api/contract";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Caller } from "../../auth/authorize.ts";
import { toCountryDictionary } from "../../catalogue/choices.ts";
import { countryOf } from "../../catalogue/countries.ts";
import { glossaryHandlers } from "../../catalogue/glossary.ts";
import { prepareCountryInfo } from "../../customers/countryInfo.ts";
import { prepareRecordInfo } from "../../customers/recordInfo.ts";
import type { Day } from "../../http/calendarDay.ts";
import { implement } from "../../http/implement.ts";
import { pageOf } from "../../http/page.ts";
import { notFound } from "../../http/problemError.ts";
import type { AppApi } from "../defineArea.ts";
import { prepareFantasyNames } from "./fantasy.ts";
import { prepareFeatures } from "./features.ts";
import { prepareDecided } from "./decided.ts";
import { prepareNamesInOrder } from "./namesInOrder.ts";
import { type Reader, summaryOf } from "./present.ts";
import { detailOf, idDetailsOf } from "./presentDetail.ts";
import {
  prepareAcceptedLists,
  prepareDocument,
  prepareMrzCodes,
  prepareRules,
  prepareSeries,
} from "./queries/detail.ts";
import { prepareDocumentSearch, prepareGroupCounts } from "./queries/search.ts";
import { documentHeadings, identityDocuments } from "./tables.ts";
import { countsOf } from "./tabs.ts";

/** The identity-document calls of specification 7.7. */
export function documentRoutes(api: AppApi): void {
  const { context } = api;
  const { database, lexicon } = context;
  const search = prepareDocumentSearch(database, prepareNamesInOrder(database, lexicon));
  const readDecided = prepareDecided(database);
  const readCounts = prepareGroupCounts(database);
  const readOne = prepareDocument(database);
  const readSeries = prepareSeries(database);
  const readMrzCodes = prepareMrzCodes(database);
  const readRules = prepareRules(database);
  const readLists = prepareAcceptedLists(database);
  const readCountryInfo = prepareCountryInfo(database);
  const readInfo = prepareRecordInfo(database, "identityDocuments");
  const features = prepareFeatures(context);
  const readFantasyNames = prepareFantasyNames(context);

  async function readerOf(call: {
    user: Caller;
    language: Reader["language"];
    today: Day;
  }): Promise<Reader> {
    const { user, language, today } = call;
    const [rules, lists] = await Promise.all([readRules(), readLists(user.customer.id)]);
    return { language, today, rules, lists };
  }

  async function documentOf(id: string, today: Day) {
    const [row] = await readOne.execute({ id, today });
    if (row === undefined) throw notFound("There is no such document");
    return row;
  }

  implement(api, calls, {
    byCountry: {
      byRevision: async ({ params, query, user, language, today }) => {
        const entry = countryOf(lexicon, params.id);
        const { tab, sort, order } = query;
        const group = tab === "all" ? {} : { group: tab };
        const [reader, groups, found, mrzCodes, info] = await Promise.all([
          readerOf({ user, language, today }),
          readCounts.execute({ countryId: entry.id }),
          search({
            countryId: entry.id,
            ...group,
            sort,
            order,
            language,
            today,
            ...pageOf(query),
          }),
          readMrzCodes(),
          readCountryInfo(user.customer.id, entry.id, "identityDocuments", language),
        ]);
        return {
          country: lexicon.country(entry, language),
          mrzCode: mrzCodes.get(entry.id) ?? null,
          info,
          counts: countsOf(groups),
          total: found.total,
          documents: found.rows.map((row) => summaryOf(context, row, reader)),
        };
      },
    },

    search: {
      byRevision: async ({ query, user, language, today }) => {
        const reader = await readerOf({ user, language, today });
        const decidedIds = await readDecided(query.acceptance, reader);
        const found = await search({ ...query, decidedIds, language, today, ...pageOf(query) });
        return {
          documents: found.rows.map((row) => summaryOf(context, row, reader)),
          total: found.total,
          unmeasured: found.unmeasured,
          notJudged: found.unmeasured,
        };
      },
    },

    detail: {
      byRevision: async ({ params, user, language, today }) => {
        const row = await documentOf(params.id, today);
        const { issuerCode, kind } = row;
        const [reader, series, info] = await Promise.all([
          readerOf({ user, language, today }),
          readSeries.execute({ issuerCode, kind, today }),
          readInfo(user.customer.id, row.id, language),
        ]);
        return detailOf(context, { row, series, info }, reader);
      },
    },

    idDetails: {
      byRevision: async ({ params, language, today }) =>
        idDetailsOf(context, await documentOf(params.id, today), language),
    },

    information: {
      byRevision: async ({ params, user, language, today }) => {
        const { id, countryId } = await documentOf(params.id, today);
        const customerId = user.customer.id;
        const [document, country] = await Promise.all([
          readInfo(customerId, id, language),
          countryId === null
            ? null
            : readCountryInfo(customerId, countryId, "identityDocuments", language),
        ]);
        return { document, country };
      },
    },

    ...glossaryHandlers(context, "identityDocuments"),

    columnHeadings: {
      byRevision: async ({ user, language }) => {
        const [found] = await database
          .select({ headings: documentHeadings.headings })
          .from(documentHeadings)
          .where(
            and(
              eq(documentHeadings.customerId, user.customer.id),
              eq(documentHeadings.language, language),
            ),
          );
        return found?.headings ?? {};
      },
    },

    securityFeatures: { byRevision: ({ language }) => features.list(language) },
    // What carries a feature depends on the caller's permissions, so the answer is not shared.
    securityFeature: ({ params, user, language }) =>
      features.page(params.id, { language, permissions: user.permissions }),

    fantasyCountries: {
      byRevision: ({ query, language }) => readFantasyNames(query.text, language),
    },

    documentCountries: {
      byRevision: async () => {
        const { id, countryId, listPosition } = identityDocuments;
        const rows = await database
          .select({ id, countryId })
          .from(identityDocuments)
          .where(isNotNull(countryId))
          .orderBy(asc(countryId), asc(listPosition));
        return toCountryDictionary(
          rows.flatMap((row) =>
            row.countryId === null ? [] : [{ id: row.id, countryId: row.countryId }],
          ),
        );
      },
    },
  });
}
