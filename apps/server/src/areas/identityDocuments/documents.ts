import { and, eq, sql } from "drizzle-orm";
import { dayOf } from "../../http/calendarDay.ts";
import type { AppContext, DocumentCatalogue } from "../defineArea.ts";
import { nameOf } from "./present.ts";
import { prepareAcceptedLists, prepareDocument } from "./queries/detail.ts";
import { fantasyNames } from "./tables.ts";

/** The documents as the data check asks for them. */
export function documentCatalogue({ database, lexicon, now }: AppContext): DocumentCatalogue {
  const read = prepareDocument(database);
  const readLists = prepareAcceptedLists(database);

  /** The customer's own list that decides on a document; null where it has none. */
  async function acceptanceOf(id: string, countryId: string | null, customerId: string) {
    const { byDefault, byCountry } = await readLists(customerId);
    const list = byCountry.get(countryId ?? "") ?? (byDefault.size === 0 ? null : byDefault);
    if (list === null) return null;
    return list.has(id) ? ("accept" as const) : ("refuse" as const);
  }

  return {
    async series(id, { language, customerId }) {
      const [row] = await read.execute({ id, today: dayOf(now()) });
      if (row === undefined) return undefined;
      const years = [row.adultYears, row.minorYears].flatMap((term) => term ?? []);
      return {
        id,
        name: nameOf(lexicon, row, language),
        countryId: row.countryId ?? row.issuerCode,
        mrzState: row.mrzIssuer,
        mrzLayout: row.mrzFormat,
        documentCode: row.documentCode,
        firstIssued: row.firstIssued,
        lastIssued: row.lastIssued,
        numberPattern: null,
        validityYears: years.length === 0 ? null : years,
        acceptance: await acceptanceOf(id, row.countryId, customerId),
      };
    },

    async isFantasyState(mrzCode) {
      const isFantasy = and(
        eq(fantasyNames.mrzCode, mrzCode),
        sql`${fantasyNames.category} <> 'doubted'`,
      );
      return (await database.$count(fantasyNames, isFantasy)) > 0;
    },
  };
}
