import { eq } from "drizzle-orm";
import { coins } from "../areas/coins/tables.ts";
import { ruleArea as chequeArea } from "../areas/travellersCheques/queries.ts";
import { chequeInfos, chequeNotes, chequeSeries } from "../areas/travellersCheques/tables.ts";
import { travelAdditions } from "../areas/travelInfo/tables.ts";
import { isAt, markAt } from "../catalogue/state.ts";
import { tradability } from "../customers/tables.ts";
import type { Database } from "../database/database.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { ruleForCoin } from "./tradePolicy.ts";

const written = "written";

/**
 * Writes the demo customers' rules for coins and texts on travel once, so that later changes stay.
 */
export async function ensureDemoTrade(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { id: customerId, policy, travel } of demoCustomers) {
      const name = `trade-${customerId}`;
      if (await isAt(transaction, name, written)) continue;
      await markAt(transaction, name, written);
      const struck = await transaction
        .select({ recordId: coins.id, metal: coins.metal, lastIssued: coins.lastIssued })
        .from(coins);
      const rules = struck.map(({ recordId, ...coin }) => ({
        customerId,
        area: "coins",
        recordId,
        value: ruleForCoin(policy, coin),
      }));
      await transaction.insert(tradability).values(rules).onConflictDoNothing();
      const additions = Object.entries(travel).flatMap(([countryId, texts]) =>
        Object.entries(texts).map(([language, text]) => ({
          customerId,
          countryId,
          language,
          text,
        })),
      );
      await transaction.insert(travelAdditions).values(additions).onConflictDoNothing();
    }
  });
}

/** The same for cheques, which a database may be without: their rules and the customers' texts. */
export async function ensureDemoCheques(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { id: customerId, policy, cheques } of demoCustomers) {
      const name = `cheques-${customerId}`;
      if (await isAt(transaction, name, written)) continue;
      await markAt(transaction, name, written);
      const redeemed = await transaction
        .select({ recordId: chequeNotes.id, currencyISO: chequeNotes.currencyISO })
        .from(chequeNotes)
        .innerJoin(chequeSeries, eq(chequeSeries.id, chequeNotes.seriesId))
        .where(eq(chequeSeries.answer, "redeemed"));
      const rules = redeemed
        .filter(({ currencyISO }) => policy.cheques.has(currencyISO))
        .map(({ recordId }) => ({ customerId, area: chequeArea, recordId, value: 1 as const }));
      const texts = Object.entries(cheques).map(([language, text]) => ({
        customerId,
        language,
        text,
      }));
      if (rules.length > 0)
        await transaction.insert(tradability).values(rules).onConflictDoNothing();
      if (texts.length > 0)
        await transaction.insert(chequeInfos).values(texts).onConflictDoNothing();
    }
  });
}
