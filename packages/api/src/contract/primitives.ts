import * as z from "zod/mini";

/** Display languages of specification 3, as BCP 47 primary tags. */
export const languages = ["de", "en", "es", "fr", "it", "lt", "no", "pl"] as const;
export const Language = z.enum(languages).register(z.globalRegistry, { id: "Language" });
export type Language = z.infer<typeof Language>;

/** ISO 4217 alphabetic code, current or historic. */
export const CurrencyISO = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/))
  .register(z.globalRegistry, { id: "CurrencyISO" });

/** ISO 3166-1 alpha-2 code; currency areas use the exceptionally reserved ones (EU). */
export const CountryId = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/))
  .register(z.globalRegistry, { id: "CountryId" });

/** ISO 8601 date of day, month or year precision: 2026-11-21, 2026-11 or 2026. */
export const PartialDate = z
  .string()
  .check(z.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/))
  .register(z.globalRegistry, { id: "PartialDate" });

/** ISO 8601 full date. */
export const FullDate = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
  .register(z.globalRegistry, { id: "FullDate" });

/** Text with the language it is written in, which is English where no translation is recorded. */
export const LocalizedText = z
  .object({ text: z.string(), lang: Language })
  .register(z.globalRegistry, { id: "LocalizedText" });
export type LocalizedText = z.infer<typeof LocalizedText>;

export const Confidence = z
  .enum(["high", "medium", "low"])
  .register(z.globalRegistry, { id: "Confidence" });
export type Confidence = z.infer<typeof Confidence>;

/** Where a record comes from, how sure it is, and which of its fields were compared with a page. */
export const Provenance = z
  .object({
    confidence: Confidence,
    sources: z.array(z.object({ label: z.string(), url: z.nullable(z.string()) })),
    checkedFields: z.array(z.string()),
    /** The day of the comparison; null for a draft. */
    checkedOn: z.nullable(FullDate),
    /** The day for which the record is drawn up. */
    asOf: FullDate,
  })
  .register(z.globalRegistry, { id: "Provenance" });
export type Provenance = z.infer<typeof Provenance>;

/** Page numbers start at 1; the defaults are those of specification 9. */
export const Page = {
  page: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 9),
};

/** Direction of a sorted list; ascending where none is asked for. */
export const Order = z.enum(["asc", "desc"]).register(z.globalRegistry, { id: "Order" });
export type Order = z.infer<typeof Order>;

/** Customer's rule: 0 no trade, 1 buy, 2 sell, 3 buy and sell (specification 3). */
export const Tradability = z
  .literal([0, 1, 2, 3])
  .register(z.globalRegistry, { id: "Tradability" });
export type Tradability = z.infer<typeof Tradability>;

/** A drawn note beside a text: `src` for the page, `fullSrc` for the zoom, with the note it shows. */
export const Specimen = z
  .object({
    id: z.string(),
    src: z.string(),
    fullSrc: z.string(),
    /** Value, currency and country in the reader's language. */
    alt: z.string(),
    banknoteId: z.string(),
    countryId: CountryId,
  })
  .register(z.globalRegistry, { id: "Specimen" });
export type Specimen = z.infer<typeof Specimen>;

/** To which country each record belongs, as columns, row by row in the same order. */
export const CountryDictionaryOf = z
  .object({ id: z.array(z.string()), countryId: z.array(CountryId) })
  .register(z.globalRegistry, { id: "CountryDictionaryOf" });
export type CountryDictionaryOf = z.infer<typeof CountryDictionaryOf>;
