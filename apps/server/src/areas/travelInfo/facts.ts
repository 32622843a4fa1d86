import { LimitKind } from "@specimen/api/contract";
import * as z from "zod";

const country = z.string().regex(/^[A-Z]{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);

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

/** A row of facts/travel_rules.json: what a country lets anybody take in and out. */
export const TravelRuleFact = z.strictObject({
  country,
  localCurrency: currency,
  importLocal: Limit,
  importForeign: Limit,
  exportLocal: Limit,
  exportForeign: Limit,
  note: z.string().min(1).nullable(),
  confidence: z.enum(["high", "medium", "low"]),
  sources: z.array(z.string().min(1)),
});
export type TravelRuleFact = z.infer<typeof TravelRuleFact>;

/** A row of facts/travel_travellers.json: where a rule's remark sets one kind of traveller apart. */
export const TravellerFact = z.strictObject({
  country,
  traveller: z.enum(["resident", "visitor"]),
  importLocal: Limit.optional(),
  importForeign: Limit.optional(),
  exportLocal: Limit.optional(),
  exportForeign: Limit.optional(),
});
export type TravellerFact = z.infer<typeof TravellerFact>;
