import {
  Confidence,
  CountryId,
  CurrencyISO,
  FullDate,
  languages,
  PartialDate,
} from "@specimen/api/contract";
import * as z from "zod";

/** A string with the checks of one of the contract. */
const like = ({ def }: typeof CountryId) => z.string().check(...(def.checks ?? []));

/** ISO 3166-1 alpha-2 code of a country. */
export const country = like(CountryId);
/** ISO 4217 code of a currency. */
export const currency = like(CurrencyISO);
/** A date of day, month or year precision. */
export const partialDate = like(PartialDate);
const fullDate = like(FullDate);
/** A length in mm; null is unknown. */
export const mm = z.number().positive().max(500).nullable();
export const confidence = z.enum(Confidence.def.entries);
export const sources = z.array(z.string().min(1));
/** BCP 47 tag of a language, with its script where that is not the usual one. */
export const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/);
/** The language of a page's title. */
export const titleLanguage = languageTag.default("en");
/** English remarks; null where there are none. */
export const remark = z.string().min(1).nullable();

/** A text in all languages. */
export const inEveryLanguage = z.record(z.enum(languages), z.string().min(1));
const inSomeLanguages = z.partialRecord(z.enum(languages), z.string().min(1).nullable());

/** A word in all languages. */
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
      from: fullDate.nullable(),
      to: fullDate.nullable(),
    }),
  ),
});

/** What else a country goes by in the names of its documents: `passaporto italiano`, `UK passport`. */
export const NationalityFact = z.strictObject({
  id: country,
  /** In all their forms; in Lithuanian the genitive of the country. */
  adjectives: z.record(z.enum(languages), z.array(z.string().min(1)).min(1)),
  /** One that ISO 3166-1 does not assign. */
  abbreviation: z.string().min(2).nullable(),
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

/** A glossary term with its areas. */
export const GlossaryFact = z.strictObject({
  key: z.string().min(1),
  areas: z.array(z.string().min(1)).min(1),
  terms: inSomeLanguages.and(z.object({ en: z.string().min(1) })),
  definitionEn: z.string().min(1),
  confidence,
});

/** How to check a security feature; `names` are those missing in the glossary. */
export const FeatureFact = z.strictObject({
  key: z.string().min(1),
  names: inSomeLanguages,
  howTo: inEveryLanguage,
});
