import { and, eq } from "drizzle-orm";
import { metalPrices } from "../areas/preciousMetals/tables.ts";
import { customers } from "../auth/tables.ts";
import { isAt, markAt } from "../catalogue/state.ts";
import { fourEyesSections, ruleChanges, ruleEntries } from "../customers/tables.ts";
import type { Database } from "../database/database.ts";

const written = "written";

/** The change that waits in the demo: a price of silver, sent by the second administrator. */
const silver = {
  pricePerGram: 1.42,
  currencyISO: "EUR",
  date: "2026-11-20",
  source: "Treasury, fixing of 20.11.",
};

/**
 * Switches four eyes on for the prices of metals of one demo customer, once, with a change that
 * waits for its administrator.
 */
export async function ensureDemoRules(database: Database, now: () => Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const customerId = "nordhafen";
    if (await isAt(transaction, "rules-nordhafen", written)) return;
    await markAt(transaction, "rules-nordhafen", written);
    const [known] = await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId));
    if (known === undefined) return;
    const section = "metalPrices" as const;
    await transaction
      .insert(fourEyesSections)
      .values({ customerId, section })
      .onConflictDoNothing();
    const at = now();
    const [change] = await transaction
      .insert(ruleChanges)
      .values({
        customerId,
        section,
        screen: "ct/metals",
        authorId: "specimen|controller",
        authorName: "Jonas Weber",
        reason: "Agreed with treasury",
        createdAt: at,
        effectiveFrom: at,
        state: "waiting",
      })
      .returning({ id: ruleChanges.id });
    if (change === undefined) return;
    const [price] = await transaction
      .select()
      .from(metalPrices)
      .where(and(eq(metalPrices.customerId, customerId), eq(metalPrices.metal, "silver")));
    const before = price && {
      pricePerGram: price.pricePerGram,
      currencyISO: price.currency,
      date: price.date,
      source: price.source,
    };
    const entry = { changeId: change.id, customerId, section, subject: "silver" };
    await transaction.insert(ruleEntries).values({ ...entry, before, after: silver });
  });
}
