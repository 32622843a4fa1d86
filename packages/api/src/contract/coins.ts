import * as z from "zod/mini";
import { Answer, ImageSource, StatusKind, TimelineStage } from "./banknoteParts.ts";
import { Country } from "./countries.ts";
import { operation } from "./operation.ts";
import { MetalVariant } from "./preciousMetals.ts";
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

export const Metal = z
  .enum(["gold", "silver", "platinum", "palladium"])
  .register(z.globalRegistry, { id: "Metal" });
export type Metal = z.infer<typeof Metal>;

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
    /** Front and back in white light. */
    images: z.array(ImageSource),
    /** Other coins of the same type, by weight. */
    neighbours: z.array(
      z.object({ id: z.string(), name: LocalizedText, denomination: z.nullable(z.number()) }),
    ),
    provenance: Provenance,
  })
  .register(z.globalRegistry, { id: "Coin" });
export type Coin = z.infer<typeof Coin>;

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
