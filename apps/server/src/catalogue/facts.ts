import * as z from "zod";
import { Colour, languages } from "@specimen/api/contract";

const country = z.string().regex(/^[A-Z]{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const partialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);
const day = z.iso.date();
const mm = z.number().positive().max(500).nullable();
const confidence = z.enum(["high", "medium", "low"]);
const inEveryLanguage = z.record(z.enum(languages), z.string().min(1));
const inSomeLanguages = z.partialRecord(z.enum(languages), z.string().min(1).nullable());

/** A banknote of facts/banknotes.json; null is not known. */
export const BanknoteFact = z
  .strictObject({
    id: z.string().regex(/^[A-Z]{3}-[\w.-]+$/),
    currency,
    country,
    issuer: z.string().min(1),
    series: z.string().min(1),
    denomination: z.number().positive(),
    unit: z.string().min(1),
    widthMm: mm,
    heightMm: mm,
    orientation: z.enum(["landscape", "portrait"]),
    substrate: z.enum(["cotton", "polymer", "hybrid"]).nullable(),
    firstIssued: partialDate.nullable(),
    issuanceStopped: partialDate.nullable(),
    legalTenderUntil: partialDate.nullable(),
    exchange: z
      .strictObject({
        kind: z.enum(["unlimited", "until", "unknown"]),
        until: partialDate.nullable(),
      })
      .refine(({ kind, until }) => (kind === "until") === (until !== null), {
        error: "a date belongs to the kind until, and to no other",
        path: ["until"],
      })
      .nullable(),
    worthlessAfter: partialDate.nullable(),
    status: z.enum(["inCirculation", "outOfCirculation", "worthless"]),
    mainColour: z.string().min(1).nullable(),
    front: z.string().min(1).nullable(),
    back: z.string().min(1).nullable(),
    securityFeatures: z.array(z.string().min(1)),
    note: z.string().min(1).nullable(),
    confidence,
    sources: z.array(z.string().min(1)),
    checked: z.array(
      z.enum([
        "issueDate",
        "legalTenderEnd",
        "size",
        "exchangeDeadline",
        "motif",
        "securityFeatures",
      ]),
    ),
  })
  .refine((note) => (note.widthMm === null) === (note.heightMm === null), {
    error: "a width without a height, or the other way round",
    path: ["heightMm"],
  });
export type BanknoteFact = z.infer<typeof BanknoteFact>;

export const CountryFact = z.strictObject({
  id: country,
  /** ISO 3166-1 alpha-3. */
  alpha3: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  currencyISO: currency.nullable(),
  oldCurrencyISO: currency.nullable(),
  parentId: country.nullable(),
  names: inEveryLanguage,
  currencies: z.array(
    z.strictObject({ currencyISO: currency, from: day.nullable(), to: day.nullable() }),
  ),
});

export const CurrencyFact = z.strictObject({
  currencyISO: currency,
  names: z.record(
    z.enum(languages),
    z.strictObject({
      name: z.string().min(1),
      symbol: z.string().min(1),
      forms: z.partialRecord(
        z.enum(["zero", "one", "two", "few", "many", "other"]),
        z.string().min(1),
      ),
    }),
  ),
});
export type CurrencyFact = z.infer<typeof CurrencyFact>;

export const GlossaryFact = z.strictObject({
  key: z.string().min(1),
  areas: z
    .array(z.enum(["banknotes", "identityDocuments", "preciousMetals", "travellersCheques"]))
    .min(1),
  terms: inSomeLanguages.and(z.object({ en: z.string().min(1) })),
  definitionEn: z.string().min(1),
  confidence,
});

/** How to check a security feature; `names` completes the glossary's languages. */
export const FeatureFact = z.strictObject({
  key: z.string().min(1),
  names: inSomeLanguages,
  howTo: inEveryLanguage,
});

export const WordFact = z.strictObject({ key: z.string().min(1), words: inEveryLanguage });

/**
 * A colour word with what it is filtered by; as the first of two it has a form of its own in
 * Polish ("szaroniebieski") and Lithuanian ("pilkai mėlyna"), where one is in use.
 */
export const ColourFact = z.strictObject({
  key: z.string().min(1),
  words: inEveryLanguage,
  firsts: z.strictObject({ lt: z.string().min(1).optional(), pl: z.string().min(1) }),
  families: z.array(z.enum(Colour.def.entries)).min(1),
});

export const StateDocumentsFact = z.strictObject({
  country,
  iso3: z.string().regex(/^[A-Z]{3}$/),
  mrzCode: z.string().regex(/^[A-Z]{1,3}$/),
  mrzPadded: z.string().regex(/^[A-Z<]{3}$/),
  documents: z.array(
    z.strictObject({
      type: z.string().min(1),
      mrz: z.enum(["TD1", "TD2", "TD3"]).nullable(),
      documentCode: z
        .string()
        .regex(/^[A-Z<]{1,2}$/)
        .nullable(),
      seriesFirstIssued: z.int().min(1900).max(2100).nullable(),
      note: z.string().min(1).optional(),
    }),
  ),
  confidence,
});
