import { Confidence, languages } from "@specimen/api/contract";
import * as z from "zod";

/** ISO 3166-1 alpha-2 code of a country. */
export const country = z.string().regex(/^[A-Z]{2}$/);
/** ISO 4217 code of a currency. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** A date of day, month or year precision. */
export const partialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);
/** A length in mm; null is not known. */
export const mm = z.number().positive().max(500).nullable();
export const confidence = z.enum(Confidence.def.entries);
export const sources = z.array(z.string().min(1));
/** English remarks; null where there are none. */
export const remark = z.string().min(1).nullable();

const inEveryLanguage = z.record(z.enum(languages), z.string().min(1));
const inSomeLanguages = z.partialRecord(z.enum(languages), z.string().min(1).nullable());

/** A word of the catalogue in all languages. */
export const WordFact = z.strictObject({ key: z.string().min(1), words: inEveryLanguage });

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
    z.strictObject({
      currencyISO: currency,
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
    }),
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

/** A term of the field with the areas it belongs to. */
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
