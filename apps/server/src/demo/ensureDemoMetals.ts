import type { Language, MetalPrice } from "@specimen/api/contract";
import { ingots, metalPrices } from "../areas/preciousMetals/tables.ts";
import { isAt, markAt } from "../catalogue/state.ts";
import { countryInfos, recordInfos, tradability } from "../customers/tables.ts";
import type { Database } from "../database/database.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { ruleForCoin } from "./tradePolicy.ts";

const written = "written";

/** Prices of a demo customer: invented, and dated on the day of the demo. */
const prices: readonly Omit<MetalPrice, "currencyISO" | "date" | "source">[] = [
  { metal: "gold", pricePerGram: 112.4 },
  { metal: "silver", pricePerGram: 1.36 },
  { metal: "platinum", pricePerGram: 42.75 },
  { metal: "palladium", pricePerGram: 38.9 },
];

const coinTexts: Readonly<Partial<Record<Language, string>>> = {
  en: "<p>Weigh <strong>each coin by itself</strong>. Proof coins go to the head office.</p>",
  de: "<p><strong>Jede Münze einzeln</strong> wiegen. Polierte Platten gehen an die Zentrale.</p>",
};

const barTexts: Readonly<Partial<Record<Language, string>>> = {
  en: "<p>Buy only with an unopened card; write down the number of the bar.</p>",
  de: "<p>Nur mit ungeöffneter Karte ankaufen; Barrennummer notieren.</p>",
};

const countryTexts: Readonly<Partial<Record<Language, string>>> = {
  en: "Krugerrands are bought and sold at every counter.",
  de: "Krügerrand werden an jedem Schalter an- und verkauft.",
};

const entriesOf = (texts: Readonly<Partial<Record<Language, string>>>) =>
  Object.entries(texts) as [Language, string][];

/**
 * Writes the demo customers' rules for bars, texts and prices once, so that later changes stay.
 */
export async function ensureDemoMetals(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { id: customerId, policy } of demoCustomers) {
      const name = `metals-${customerId}`;
      if (await isAt(transaction, name, written)) continue;
      await markAt(transaction, name, written);
      const bars = await transaction
        .select({ recordId: ingots.id, metal: ingots.metal, lastIssued: ingots.issuedUntil })
        .from(ingots);
      const rules = bars.map(({ recordId, ...bar }) => ({
        customerId,
        area: "ingots",
        recordId,
        value: ruleForCoin(policy, bar),
      }));
      await transaction.insert(tradability).values(rules).onConflictDoNothing();
      await transaction
        .insert(metalPrices)
        .values(
          prices.map((price) => ({
            ...price,
            customerId,
            currency: "EUR",
            date: "2026-11-20",
            source: "Demo treasury",
          })),
        )
        .onConflictDoNothing();
      await transaction
        .insert(recordInfos)
        .values([
          ...entriesOf(coinTexts).map(([language, text]) => ({
            customerId,
            area: "coins" as const,
            recordId: "coin-001",
            language,
            text,
          })),
          ...entriesOf(barTexts).map(([language, text]) => ({
            customerId,
            area: "ingots" as const,
            recordId: "ingot-024",
            language,
            text,
          })),
        ])
        .onConflictDoNothing();
      await transaction
        .insert(countryInfos)
        .values(
          entriesOf(countryTexts).map(([language, text]) => ({
            customerId,
            countryId: "ZA",
            kind: "metals" as const,
            language,
            text,
          })),
        )
        .onConflictDoNothing();
    }
  });
}
