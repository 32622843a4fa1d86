import * as z from "zod/mini";
import { Answer, ImageSource, StatusKind, TimelineStage } from "./banknoteParts.ts";
import { CoinFilter } from "./coinFilter.ts";
import { Country } from "./countries.ts";
import { operation } from "./operation.ts";
import {
  measuredG,
  measuredMm,
  MeasuredPage,
  Metal,
  MetalCopy,
  MetalCountryInfo,
  MetalFeature,
  MetalFilter,
  MetalImage,
  MetalInfo,
  MetalOrder,
  MetalVariant,
} from "./metals.ts";
import {
  CountryDictionaryOf,
  CountryId,
  CurrencyISO,
  LocalizedText,
  Order,
  Page,
  PartialDate,
  Provenance,
  Tradability,
} from "./primitives.ts";

/**
 * One row of a list of coins. Sizes in mm, weight in g, fineness in parts of a thousand; null is
 * not known. `denomination`, `currencyISO` and `unit` are null where a coin bears no face value;
 * `currencyISO` alone where its unit is older than ISO 4217.
 */
export const CoinSummary = z
  .object({
    id: z.string(),
    countryId: CountryId,
    countryName: z.string(),
    name: LocalizedText,
    denomination: z.nullable(z.number()),
    currencyISO: z.nullable(CurrencyISO),
    unit: z.nullable(LocalizedText),
    metal: Metal,
    fineness: z.number(),
    grossWeightG: z.number(),
    diameterMm: z.nullable(z.number()),
    thicknessMm: z.nullable(z.number()),
    firstIssued: z.nullable(PartialDate),
    lastIssued: z.nullable(PartialDate),
    status: StatusKind,
    tradability: Tradability,
    thumbnailSrc: z.string(),
  })
  .register(z.globalRegistry, { id: "CoinSummary" });
export type CoinSummary = z.infer<typeof CoinSummary>;

/** Another coin of the same type. */
const CoinNeighbour = z.object({
  id: z.string(),
  name: LocalizedText,
  denomination: z.nullable(z.number()),
  grossWeightG: z.number(),
  diameterMm: z.nullable(z.number()),
  thumbnailSrc: z.string(),
});

/** The edge of a coin; null is not known. */
const CoinEdge = z.object({
  type: z.nullable(z.enum(["reeded", "plain", "lettered", "ornamented"])),
  inscription: z.nullable(z.string()),
  reeds: z.nullable(z.int()),
  note: z.nullable(LocalizedText),
});

/** A coin with answer, timeline and pictures, in the shapes of a banknote. */
export const Coin = z
  .object({
    id: z.string(),
    country: Country,
    name: LocalizedText,
    denomination: z.nullable(z.number()),
    currencyISO: z.nullable(CurrencyISO),
    unit: z.nullable(LocalizedText),
    kind: z.enum(["bullion", "historic", "restrike"]),
    metal: Metal,
    fineness: z.number(),
    grossWeightG: z.number(),
    fineWeightG: z.number(),
    diameterMm: z.nullable(z.number()),
    thicknessMm: z.nullable(z.number()),
    firstIssued: z.nullable(PartialDate),
    /** Null while the coin is still issued. */
    lastIssued: z.nullable(PartialDate),
    note: z.nullable(LocalizedText),
    status: StatusKind,
    tradability: Tradability,
    answer: Answer,
    timeline: z.array(TimelineStage),
    obverse: z.nullable(LocalizedText),
    reverse: z.nullable(LocalizedText),
    edge: CoinEdge,
    mints: z.array(z.string()),
    /** Density worked out from the alloy, in g/cm³, and those of other alloys of the same coin. */
    specificGravity: z.nullable(z.object({ gcm3: z.number(), alternatives: z.array(z.number()) })),
    /** What a scale shows while the coin hangs in water of 20 °C. */
    weightInWaterG: z.nullable(z.number()),
    /** The share of metal in the cylinder of the recorded size. */
    fillFactor: z.nullable(z.number()),
    weightTolerance: z.nullable(z.object({ plusMinusG: z.number(), basis: LocalizedText })),
    features: z.array(MetalFeature),
    copies: z.array(MetalCopy),
    designChanges: z.array(z.object({ year: z.int(), what: LocalizedText })),
    /** The customer's text on the coin. */
    additionalInformation: z.nullable(MetalInfo),
    /** Front and back in white light. */
    images: z.array(ImageSource),
    edgeImage: MetalImage,
    /** Other coins of the same type, by weight. */
    neighbours: z.array(CoinNeighbour),
    provenance: Provenance,
  })
  .register(z.globalRegistry, { id: "Coin" });
export type Coin = z.infer<typeof Coin>;

export const CoinPage = z
  .object({
    coins: z.array(CoinSummary),
    total: z.int(),
    /** Coins that may be meant: they lack a measure that was asked for. */
    unmeasured: z.int(),
    /** Its former name, for pages of the version before. */
    notJudged: z.optional(z.int()),
  })
  .register(z.globalRegistry, { id: "CoinPage" });
export type CoinPage = z.infer<typeof CoinPage>;

/** A unit of face values; those older than ISO 4217 have codes of the catalogue. */
export const CoinCurrency = z
  .object({ code: CurrencyISO, name: LocalizedText })
  .register(z.globalRegistry, { id: "CoinCurrency" });
export type CoinCurrency = z.infer<typeof CoinCurrency>;

/** Columns a list of coins is sorted by; without one, as the catalogue groups them. */
export const CoinSort = z
  .enum(["name", "country", "value", "metal", "weight", "size", "issued", "trade"])
  .register(z.globalRegistry, { id: "CoinSort" });
export type CoinSort = z.infer<typeof CoinSort>;

export const CountryCoins = z
  .object({ country: Country, coins: z.array(CoinSummary), total: z.int() })
  .register(z.globalRegistry, { id: "CountryCoins" });
export type CountryCoins = z.infer<typeof CountryCoins>;

export const CoinTradability = z
  .object({ coinId: z.string(), tradability: Tradability })
  .register(z.globalRegistry, { id: "CoinTradability" });
export type CoinTradability = z.infer<typeof CoinTradability>;

const ofCountry = z.object({ id: CountryId });
const ofCoin = z.object({ id: z.string().check(z.maxLength(100)) });

/** The coin calls of specification 7.3, 7.5 and 7.6. */
export const coins = {
  detail: operation({
    method: "get",
    path: "/banknotes/coins/{id}",
    summary: "One coin with answer and timeline",
    access: ["banknotes:read"],
    params: ofCoin,
    answer: Coin,
  }),
  byCountry: operation({
    method: "get",
    path: "/countries/{id}/coins",
    summary: "Coins of a country and of those that belong to it",
    isSearch: true,
    access: ["banknotes:read"],
    params: ofCountry,
    query: z.object({
      text: z.optional(z.string().check(z.maxLength(200))),
      metal: z.optional(Metal),
      tradability: z.optional(Tradability),
      sort: z.optional(CoinSort),
      order: z.optional(Order),
      ...Page,
    }),
    answer: CountryCoins,
  }),
  countryTradability: operation({
    method: "get",
    path: "/countries/{id}/coins/tradability",
    summary: "The customer's rule for each coin of a country",
    access: ["banknotes:read"],
    params: ofCountry,
    answer: z.array(CoinTradability),
  }),
  tradability: operation({
    method: "get",
    path: "/coins/tradability/{id}",
    summary: "The customer's rule for a coin",
    access: ["banknotes:read"],
    params: ofCoin,
    answer: CoinTradability,
  }),
  search: operation({
    method: "get",
    path: "/precious-metals/coins",
    summary: "Search the coins of precious metal",
    isSearch: true,
    access: ["precious_metals:read"],
    query: z.object({ ...CoinFilter, ...MetalFilter, ...MetalOrder, ...Page }),
    answer: CoinPage,
  }),
  measured: operation({
    method: "get",
    path: "/precious-metals/measured-coins",
    summary: "Coins that a measured piece may be: weight in g, sizes in mm",
    isSearch: true,
    access: ["precious_metals:read"],
    query: z.object({ mass: measuredG, diameter: measuredMm, thickness: measuredMm }),
    answer: MeasuredPage,
  }),
  metalDetail: operation({
    method: "get",
    path: "/precious-metals/coins/{id}",
    summary: "One coin with answer and timeline, among the precious metals",
    access: ["precious_metals:read"],
    params: ofCoin,
    answer: Coin,
  }),
  countryInfo: operation({
    method: "get",
    path: "/precious-metals/coins/{id}/country-info",
    summary: "The country of a coin, with the customer's text on its metals",
    access: ["precious_metals:read"],
    params: ofCoin,
    answer: MetalCountryInfo,
  }),
  variantInfo: operation({
    method: "get",
    path: "/precious-metals/coins/{id}/variant-info",
    summary: "The other coins of the same type, by weight",
    access: ["precious_metals:read"],
    params: ofCoin,
    answer: z.object({ variants: z.array(CoinNeighbour) }),
  }),
  itemInfo: operation({
    method: "get",
    path: "/precious-metals/coins/{id}/item-info",
    summary: "The customer's text on a coin, in the reader's language where there is one",
    access: ["precious_metals:read"],
    params: ofCoin,
    answer: z.object({ info: z.nullable(MetalInfo) }),
  }),
  itemInfoAllLanguages: operation({
    method: "get",
    path: "/precious-metals/coins/{id}/item-info/all-languages",
    summary: "The customer's text on a coin in every language it is written in",
    access: ["precious_metals:read"],
    params: ofCoin,
    answer: z.object({ infos: z.array(MetalInfo) }),
  }),
  currencies: operation({
    method: "get",
    path: "/precious-metals/coin-currencies",
    summary: "Units of the face values of coins, by name",
    access: ["precious_metals:read"],
    answer: z.array(CoinCurrency),
  }),
  fineness: operation({
    method: "get",
    path: "/precious-metals/coin-fineness",
    summary: "The finenesses of coins, in parts of a thousand, ascending",
    access: ["precious_metals:read"],
    answer: z.array(z.number()),
  }),
  variants: operation({
    method: "get",
    path: "/precious-metals/coins-variants",
    summary: "Coins to choose from, by name",
    access: ["precious_metals:read"],
    answer: z.array(MetalVariant),
  }),
  coinCountries: operation({
    method: "get",
    path: "/precious-metals/coin-country-dictionary/",
    summary: "The country of each coin",
    access: "signedIn",
    answer: CountryDictionaryOf,
  }),
};
