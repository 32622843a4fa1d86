import { LimitKind, Traveller } from "@specimen/api/contract";
import * as z from "zod";
import { confidence, country, currency, remark, sources } from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

const Limit = z
  .strictObject({
    kind: z.enum(LimitKind.def.entries),
    amount: z.number().positive().nullable(),
    currency: currency.nullable(),
  })
  .refine(
    ({ kind, amount, currency: unit }) => {
      const hasAmount = kind === "toDeclareFrom" || kind === "allowsUp";
      return hasAmount === (amount !== null) && hasAmount === (unit !== null);
    },
    { error: "an amount with its currency belongs to toDeclareFrom and allowsUp, and to no other" },
  );
export type LimitFact = z.infer<typeof Limit>;

const limits = {
  importLocal: Limit,
  importForeign: Limit,
  exportLocal: Limit,
  exportForeign: Limit,
};

/** A row of facts/travel_rules.json: what a country lets anybody take in and out. */
const TravelRuleFact = z.strictObject({
  country,
  localCurrency: currency,
  ...limits,
  note: remark,
  confidence,
  sources,
});

/** A row of facts/travel_travellers.json: where a rule's remark sets one kind of traveller apart. */
const TravellerFact = z.strictObject({
  country,
  traveller: z.enum(Traveller.def.entries),
  ...z.object(limits).partial().shape,
});

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the travel information. */
export const travelFiles = {
  rules: { file: at("travel_rules.json"), member: "rules", row: TravelRuleFact, isUnique: true },
  travellers: { file: at("travel_travellers.json"), member: "travellers", row: TravellerFact },
} as const;
export type TravelFacts = FactsOf<typeof travelFiles>;
