import { coins } from "../areas/coins/tables.ts";
import { travelAdditions } from "../areas/travelInfo/tables.ts";
import { isAt, markAt } from "../catalogue/state.ts";
import { tradability } from "../customers/tables.ts";
import type { Database } from "../database/database.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { ruleForCoin } from "./tradePolicy.ts";

const written = "written";

/**
 * Writes the demo customers' rules for coins and words on travel once, also for customers that were
 * made before there were any; what they change later stays.
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
