import { and, eq, ne } from "drizzle-orm";
import { dayOf } from "../../http/calendarDay.ts";
import type { AppContext, DocumentCatalogue } from "../defineArea.ts";
import { holderOf } from "./draw/holder.ts";
import { nameOf, summaryOf } from "./present.ts";
import { prepareAcceptedLists, prepareDocument, prepareRules } from "./queries/detail.ts";
import { fantasyNames } from "./tables.ts";

/** The documents as the data check asks for them. */
export function documentCatalogue(context: AppContext): DocumentCatalogue {
  const { database, lexicon, now } = context;
  const readOne = prepareDocument(database);
  const readRules = prepareRules(database);
  const readLists = prepareAcceptedLists(database);
  return {
    async series(id, { language, customerId }) {
      const today = dayOf(now());
      const [row] = await readOne.execute({ id, today });
      if (row === undefined) return undefined;
      const [rules, lists] = await Promise.all([readRules(), readLists(customerId)]);
      const { acceptance } = summaryOf(context, row, { language, today, rules, lists });
      return {
        id,
        name: nameOf(lexicon, row, language),
        countryId: row.countryId,
        mrzState: row.mrzIssuer,
        mrzLayout: row.mrzFormat,
        documentCode: row.documentCode,
        firstIssued: row.firstIssued,
        lastIssued: row.lastIssued,
        numberPattern: row.record.number?.regex ?? null,
        numberExample: row.record.number === null ? null : holderOf(row.drawn).number,
        hasChip: row.hasChip,
        validityYears: [row.adultYears, row.minorYears].filter((years) => years !== null),
        acceptance,
      };
    },

    async isFantasyState(mrzCode) {
      const [name] = await database
        .select({ id: fantasyNames.id })
        .from(fantasyNames)
        .where(and(eq(fantasyNames.mrzCode, mrzCode), ne(fantasyNames.category, "doubted")))
        .limit(1);
      return name !== undefined;
    },
  };
}
