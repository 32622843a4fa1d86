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

/** ISO 8601 full date of a day that exists, from year 1 on. */
export const FullDate = z.iso
  .date()
  .check(z.regex(/^(?!0000)/))
  .register(z.globalRegistry, { id: "FullDate" });

/** A text and its language, which is English where there is no translation. */
export const LocalizedText = z
  .object({ text: z.string(), lang: Language })
  .register(z.globalRegistry, { id: "LocalizedText" });
export type LocalizedText = z.infer<typeof LocalizedText>;

export const Confidence = z
  .enum(["high", "medium", "low"])
  .register(z.globalRegistry, { id: "Confidence" });
export type Confidence = z.infer<typeof Confidence>;

/** A source: its publisher or site, the address, and the title of the page where it is known. */
export const Source = z
  .object({
    label: z.string(),
    url: z.nullable(z.string()),
    title: z.optional(z.string()),
    /** BCP 47 tag of the title, or of the label where that is a title; absent for a bare name. */
    lang: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: "Source" });
export type Source = z.infer<typeof Source>;

/**
 * A field of a record that was compared with sources: the member's name, the day, and the sources as
 * positions in `sources` of the record. A field without a check is unverified.
 */
export const FieldCheck = z
  .object({ field: z.string(), checkedOn: FullDate, sources: z.array(z.int().check(z.gte(0))) })
  .register(z.globalRegistry, { id: "FieldCheck" });
export type FieldCheck = z.infer<typeof FieldCheck>;

/**
 * Two facts about a record: how sure the editors are of it, and which of its fields were compared
 * with which sources.
 */
export const Provenance = z
  .object({
    confidence: Confidence,
    sources: z.array(Source),
    checks: z.array(FieldCheck),
    /** The day of the latest check; null where nothing was compared. */
    checkedOn: z.nullable(FullDate),
    /** The day as of which the record describes the facts. */
    asOf: FullDate,
  })
  .register(z.globalRegistry, { id: "Provenance" });
export type Provenance = z.infer<typeof Provenance>;

/** Page numbers start at 1; the defaults are those of specification 9. */
export const Page = {
  page: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 9),
};

/** Direction of a sorted list; default ascending. */
export const Order = z.enum(["asc", "desc"]).register(z.globalRegistry, { id: "Order" });
export type Order = z.infer<typeof Order>;

/** Customer's rule: 0 no trade, 1 buy, 2 sell, 3 buy and sell (specification 3). */
export const Tradability = z
  .literal([0, 1, 2, 3])
  .register(z.globalRegistry, { id: "Tradability" });
export type Tradability = z.infer<typeof Tradability>;

/** A drawn note beside a text: `src` for the page, `fullSrc` for the zoom, and the note itself. */
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

/** The country of each record, as columns of equal length. */
export const CountryDictionaryOf = z
  .object({ id: z.array(z.string()), countryId: z.array(CountryId) })
  .register(z.globalRegistry, { id: "CountryDictionaryOf" });
export type CountryDictionaryOf = z.infer<typeof CountryDictionaryOf>;
