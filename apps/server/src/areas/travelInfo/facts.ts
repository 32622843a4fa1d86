import { languages, LimitKind } from "@specimen/api/contract";
import * as z from "zod";
import {
  confidence,
  country,
  currency,
  inEveryLanguage,
  languageTag,
  remark,
  titleLanguage,
} from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

const amount = z.number().positive();

const Limit = z
  .strictObject({
    kind: z.enum(LimitKind.def.entries),
    amount: amount.nullable().default(null),
    currency: currency.nullable().default(null),
  })
  .refine(
    ({ kind, amount: value, currency: unit }) => {
      const hasAmount = kind === "toDeclareFrom" || kind === "allowsUp";
      return hasAmount === (value !== null) && hasAmount === (unit !== null);
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

/** The name of an authority or a form. */
const Name = z.strictObject({
  /** What it is, in English; translated among the words of records. */
  usual: z.string().min(1),
  /** What its country calls it, with the BCP 47 tag of the language, the preferred one first. */
  official: z.array(
    z.strictObject({
      text: z.string().min(1),
      lang: languageTag,
    }),
  ),
});
export type NameFact = z.infer<typeof Name>;

/** A row of facts/travel_rules.json: the limits for taking cash into and out of a country. */
const TravelRuleFact = z.strictObject({
  country,
  localCurrency: currency,
  /** Those of visitors. */
  ...limits,
  /** Whether residents have the same limits, null is not known; limits that differ are given. */
  residents: z.strictObject({
    same: z.boolean().nullable(),
    ...z.object(limits).partial().shape,
  }),
  /** Whether the duty to declare begins with exactly the amount; otherwise above it. */
  amountIncluded: z.boolean().nullable(),
  /** No declaration, but an answer when customs ask. */
  onRequestFrom: z
    .strictObject({ amount, currency, direction: z.enum(["both", "export"]) })
    .nullable(),
  /** Between countries of the European Union; null for a country outside it. */
  intraEu: z
    .strictObject({
      kind: z.enum(["declare", "onRequest", "none"]).nullable(),
      amount: amount.nullable(),
      currency: currency.nullable(),
      confidence: confidence.nullable(),
    })
    .nullable(),
  /** Whether travellers cheques count towards an amount. */
  travellersChequesCount: z.boolean().nullable(),
  form: Name.nullable(),
  authority: Name.nullable(),
  note: remark,
  /** The remark where it was written in every language. */
  remarks: inEveryLanguage.nullable(),
  confidence,
  checkedOn: z.iso.date(),
  /** Whether the rule was compared with its sources; otherwise it is general knowledge. */
  comparedWithPage: z.boolean(),
  sources: z.array(
    z.strictObject({
      url: z.url({ protocol: /^https?$/ }).nullable(),
      title: z.string().min(1),
      lang: titleLanguage,
      kind: z.enum(["official", "secondary", "none"]),
      /** The date of the page itself. */
      pageDate: z.string().nullable(),
    }),
  ),
});
export type TravelRuleFact = z.infer<typeof TravelRuleFact>;

/** The facts of the travel information. */
export const travelFiles = {
  rules: {
    file: new URL("facts/travel_rules.json", import.meta.url),
    member: "rules",
    row: TravelRuleFact,
    isUnique: true,
  },
  /** Words of each language by which the search knows that rules are meant. */
  words: {
    file: new URL("facts/travel_words.json", import.meta.url),
    member: "words",
    value: z.record(z.enum(languages), z.array(z.string().regex(/^[\p{L}\p{M}]+$/u)).min(1)),
  },
} as const;
export type TravelFacts = FactsOf<typeof travelFiles>;
