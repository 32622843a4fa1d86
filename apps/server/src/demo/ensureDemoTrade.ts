import type { Database } from "../database/database.ts";
import { coins, coinTradability } from "../areas/preciousMetals/tables.ts";
import { travelAdditions } from "../areas/travelInfo/tables.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { ruleForCoin } from "./tradePolicy.ts";
import { mark } from "./mark.ts";

/**
 * Writes the demo houses' rules for coins and words on travel once, also for houses that were made
 * before there were any; what they change later stays.
 */
export async function ensureDemoTrade(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { id: customerId, policy, travel } of demoCustomers) {
      if (!(await mark(transaction, `trade-${customerId}`, "written"))) continue;
      const struck = await transaction
        .select({ coinId: coins.id, metal: coins.metal, lastIssued: coins.lastIssued })
        .from(coins);
      const rules = struck.map(({ coinId, ...coin }) => ({
        customerId,
        coinId,
        value: ruleForCoin(policy, coin),
      }));
      await transaction.insert(coinTradability).values(rules).onConflictDoNothing();
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
