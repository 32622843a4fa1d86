import * as z from "zod/mini";
import {
  Answer,
  BanknoteStatus,
  Feature,
  ImageSource,
  LookAlike,
  Orientation,
  StatusKind,
  TimelineStage,
} from "./banknoteParts.ts";
import { Country } from "./countries.ts";
import { operation } from "./operation.ts";
import {
  CountryId,
  CurrencyISO,
  LocalizedText,
  Order,
  Page,
  PartialDate,
  Provenance,
  Tradability,
} from "./primitives.ts";

/** One row of a list. Sizes in mm; null is unknown. */
export const BanknoteSummary = z
  .object({
    id: z.string(),
    countryId: CountryId,
    countryName: z.string(),
    currencyISO: CurrencyISO,
    denomination: z.number(),
    unit: LocalizedText,
    series: LocalizedText,
    motif: z.nullable(LocalizedText),
    widthMm: z.nullable(z.number()),
    heightMm: z.nullable(z.number()),
    orientation: Orientation,
    firstIssued: z.nullable(PartialDate),
    status: StatusKind,
    statusSince: z.nullable(PartialDate),
    tradability: Tradability,
    /** What the rule comes to on the day: a note without value is not traded, whatever it says. */
    trade: Tradability,
    thumbnailSrc: z.string(),
  })
  .register(z.globalRegistry, { id: "BanknoteSummary" });
export type BanknoteSummary = z.infer<typeof BanknoteSummary>;

export const Banknote = z
  .object({
    id: z.string(),
    /** The country the note was asked for under, where it is money there; else the issuing one. */
    country: Country,
    /** The country or currency area that issued the note. */
    issuingCountry: Country,
    currencyISO: CurrencyISO,
    currencyName: z.string(),
    denomination: z.number(),
    unit: LocalizedText,
    issuer: z.string(),
    series: LocalizedText,
    widthMm: z.nullable(z.number()),
    heightMm: z.nullable(z.number()),
    orientation: Orientation,
    substrate: z.nullable(LocalizedText),
    colour: z.nullable(LocalizedText),
    motifFront: z.nullable(LocalizedText),
    motifBack: z.nullable(LocalizedText),
    note: z.nullable(LocalizedText),
    firstIssued: z.nullable(PartialDate),
    status: StatusKind,
    statusSince: z.nullable(PartialDate),
    tradability: Tradability,
    answer: Answer,
    timeline: z.array(TimelineStage),
    features: z.array(Feature),
    images: z.array(ImageSource),
    /** The other values of the same series, by value. */
    neighbours: z.array(z.object({ id: z.string(), denomination: z.number() })),
    /** The notes of the same currency and value, newest first, and what tells them apart. */
    lookAlikes: z.array(LookAlike),
    provenance: Provenance,
  })
  .register(z.globalRegistry, { id: "Banknote" });
export type Banknote = z.infer<typeof Banknote>;

/** The tabs of specification 2.4 by name; travel information (5) has its own operation. */
export const BanknoteTab = z.enum(["all", "tradable", "new", "outOfCirculation", "worthless"]);
export type BanknoteTab = z.infer<typeof BanknoteTab>;

export const CountryBanknotes = z
  .object({
    country: Country,
    currencyName: z.nullable(z.string()),
    /** The customer's text on this country's banknotes, as HTML. */
    info: z.nullable(LocalizedText),
    /** The same on its currency. */
    currencyInfo: z.nullable(LocalizedText),
    /** Of all tabs; nothing is new where the customer hides that tab (capabilities). */
    counts: z.record(BanknoteTab, z.int()),
    total: z.int(),
    banknotes: z.array(BanknoteSummary),
  })
  .register(z.globalRegistry, { id: "CountryBanknotes" });
export type CountryBanknotes = z.infer<typeof CountryBanknotes>;

/** Colour classes; a note has those of its main colour. */
export const Colour = z
  .enum([
    "grey",
    "black",
    "red",
    "orange",
    "yellow",
    "green",
    "turquoise",
    "blue",
    "violet",
    "pink",
    "brown",
  ])
  .register(z.globalRegistry, { id: "Colour" });
export type Colour = z.infer<typeof Colour>;

export const Substrate = z
  .enum(["cotton", "polymer", "hybrid"])
  .register(z.globalRegistry, { id: "Substrate" });
export type Substrate = z.infer<typeof Substrate>;

/**
 * Columns a list is sorted by, under the names of ColumnHeadings; `country` by name in the reader's
 * language. Without one, current notes come first, then the newest series, then by value.
 */
export const BanknoteSort = z
  .enum(["note", "country", "value", "motif", "size", "issued", "status", "trade"])
  .register(z.globalRegistry, { id: "BanknoteSort" });
export type BanknoteSort = z.infer<typeof BanknoteSort>;

/** Sorting of a list; unknown values come last in both directions. */
export const BanknoteOrder = { sort: z.optional(BanknoteSort), order: z.optional(Order) };

/**
 * Search filters; a measure finds notes within the tolerance in mm, in either orientation, and a
 * year those that were issued in it.
 */
export const BanknoteFilter = {
  text: z.optional(z.string().check(z.maxLength(200))),
  currencyISO: z.optional(CurrencyISO),
  countryId: z.optional(CountryId),
  denomination: z.optional(z.number().check(z.gte(0), z.lte(1e12))),
  widthMm: z.optional(z.number().check(z.gte(1), z.lte(1000))),
  heightMm: z.optional(z.number().check(z.gte(1), z.lte(1000))),
  toleranceMm: z._default(z.number().check(z.gte(0), z.lte(50)), 2),
  colour: z.optional(Colour),
  substrate: z.optional(Substrate),
  year: z.optional(z.int().check(z.gte(1600), z.lte(2200))),
  status: z.optional(BanknoteStatus),
  tradability: z.optional(Tradability),
  /** Asks for the records that lack a fact asked for, in place of those that fit. */
  unmeasured: z.optional(z.boolean()),
};

export const BanknotePage = z
  .object({
    banknotes: z.array(BanknoteSummary),
    total: z.int(),
    /** Records that may be meant: they lack a size, colour, substrate or year that was asked for. */
    unmeasured: z.int(),
    /** Its former name, for pages of the version before. */
    notJudged: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: "BanknotePage" });
export type BanknotePage = z.infer<typeof BanknotePage>;

/** The value for no chosen country (specification 9). */
export const anyCountry = "0";

/** The customer's own headings for columns of the list; absent ones keep the product's. */
export const ColumnHeadings = z
  .object({
    note: z.optional(z.string()),
    value: z.optional(z.string()),
    motif: z.optional(z.string()),
    size: z.optional(z.string()),
    issued: z.optional(z.string()),
    status: z.optional(z.string()),
    trade: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: "ColumnHeadings" });
export type ColumnHeadings = z.infer<typeof ColumnHeadings>;

export const GlossaryEntry = z
  .object({
    id: z.string(),
    term: LocalizedText,
    definition: LocalizedText,
    confidence: Provenance.shape.confidence,
  })
  .register(z.globalRegistry, { id: "GlossaryEntry" });
export type GlossaryEntry = z.infer<typeof GlossaryEntry>;

/** The customer's rule for a note. */
export const BanknoteTradability = z
  .object({ banknoteId: z.string(), tradability: Tradability })
  .register(z.globalRegistry, { id: "BanknoteTradability" });

export const banknotes = {
  byCountry: operation({
    method: "get",
    path: "/banknotes/countries/{id}",
    summary: "Banknotes of a country: its own, past ones and those of its currency area",
    access: ["banknotes:read"],
    params: z.object({ id: CountryId }),
    query: z.object({
      currentLangInfo: z.optional(z.boolean()),
      tab: z._default(BanknoteTab, "all"),
      ...BanknoteOrder,
      ...Page,
    }),
    answer: CountryBanknotes,
  }),
  search: operation({
    method: "get",
    path: "/banknotes",
    summary: "Search the banknotes",
    isSearch: true,
    access: ["banknotes:read"],
    query: z.object({ ...BanknoteFilter, ...BanknoteOrder, ...Page }),
    answer: BanknotePage,
  }),
  detail: operation({
    method: "get",
    path: "/banknotes/{id}",
    summary: "One banknote with answer, timeline and features",
    access: ["banknotes:read"],
    params: z.object({ id: z.string() }),
    query: z.object({ countryId: z.optional(CountryId) }),
    answer: Banknote,
  }),
  countryTradability: operation({
    method: "get",
    path: "/countries/{id}/banknotes/tradability",
    summary: "The customer's rule for each banknote of a country",
    access: ["banknotes:read"],
    params: z.object({ id: CountryId }),
    answer: z.array(BanknoteTradability),
  }),
  glossary: operation({
    method: "get",
    path: "/banknotes/glossary",
    summary: "Terms of the banknote area",
    access: ["banknotes:read"],
    answer: z.array(GlossaryEntry),
  }),
  glossaryEntry: operation({
    method: "get",
    path: "/banknotes/glossary/{id}",
    summary: "One term of the banknote area",
    access: ["banknotes:read"],
    params: z.object({ id: z.string() }),
    answer: GlossaryEntry,
  }),
  columnHeadings: operation({
    method: "get",
    path: "/banknotes/column-headings/{id}",
    summary: "The customer's column headings for a country, or for lists across countries (0)",
    access: ["banknotes:read"],
    params: z.object({ id: z.union([CountryId, z.literal(anyCountry)]) }),
    answer: ColumnHeadings,
  }),
};
