import * as z from "zod/mini";
import { Metal } from "./metals.ts";
import { operation } from "./operation.ts";
import { CountryId, CurrencyISO, FullDate, Tradability } from "./primitives.ts";
import { ChangeOptions, RuleWritten, textOperations } from "./clientToolWriting.ts";
import { notBlank, TextsChange, textsBodyLimit } from "./texts.ts";

/** The customer's price of a gram of fine metal. */
export const MetalPriceRule = z
  .object({
    pricePerGram: z.number().check(z.gt(0), z.lte(1e9)),
    currencyISO: CurrencyISO,
    date: FullDate,
    /** Where the customer has it from. */
    source: z.string().check(z.minLength(1), z.maxLength(200), notBlank),
  })
  .register(z.globalRegistry, { id: "MetalPriceRule" });
export type MetalPriceRule = z.infer<typeof MetalPriceRule>;

/** A record of a list of rules; `pending` is a rule that waits or is to come. */
export const RuledRecord = z
  .object({
    recordId: z.string(),
    name: z.string(),
    countryId: z.nullable(CountryId),
    tradability: Tradability,
    pending: z.nullable(
      z.object({
        changeId: z.string(),
        tradability: Tradability,
        status: z.enum(["waiting", "scheduled"]),
        effectiveFrom: z.iso.datetime(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: "RuledRecord" });
export type RuledRecord = z.infer<typeof RuledRecord>;

export const RuledRecords = z
  .object({ version: z.string(), records: z.array(RuledRecord) })
  .register(z.globalRegistry, { id: "RuledRecords" });
export type RuledRecords = z.infer<typeof RuledRecords>;

/** New rules of records; only those that differ are saved. */
export const RecordRulesChange = z
  .object({
    rules: z
      .array(z.object({ recordId: z.string().check(z.maxLength(100)), tradability: Tradability }))
      .check(z.maxLength(5000)),
  })
  .register(z.globalRegistry, { id: "RecordRulesChange" });
export type RecordRulesChange = z.infer<typeof RecordRulesChange>;

const area = ["client_tool:access", "client_tool_precious_metals:access"] as const;
const itemAccess = [...area, "client_tool_precious_metals:coin_ingot_info:read"] as const;
const tradeAccess = [...area, "client_tool_precious_metals:tradability:read"] as const;
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

const countryInfo = textOperations({
  path: "/client-tool/precious-metals/countries/{id}/info",
  what: "The customer's note on the metals of a country",
  access: [...area, "client_tool_precious_metals:country_info:read"],
  params: z.object({ id: CountryId }),
});
const itemInfo = <const Path extends `/${string}`>(path: Path, what: string) =>
  textOperations({ path, what, access: itemAccess, params: byId });
const coinInfo = itemInfo(
  "/client-tool/precious-metals/coins/{id}/info",
  "The customer's note on a coin",
);
const ingotInfo = itemInfo(
  "/client-tool/precious-metals/ingots/{id}/info",
  "The customer's note on a bar",
);
const variantInfo = itemInfo(
  "/client-tool/precious-metals/ingots-variants/{id}/info",
  "The customer's note on the bars of a refiner",
);

/** The writing calls on coins (specification 7.4). */
export const coinRules = {
  coinInfo: coinInfo.read,
  changeCoinInfo: coinInfo.change,
  /** The same as `changeCoinInfo`, at the path of the specification. */
  postCoinInfo: operation({
    method: "post",
    path: "/precious-metals/coins/{id}/item-info",
    summary: "Replace the customer's note on a coin",
    access: itemAccess,
    params: byId,
    query: ChangeOptions,
    body: TextsChange,
    bodyLimit: textsBodyLimit,
    ifMatch: true,
    answer: RuleWritten,
  }),
  tradability: operation({
    method: "get",
    path: "/client-tool/precious-metals/coins/tradability",
    summary: "The customer's rule for each coin",
    access: tradeAccess,
    versioned: true,
    answer: RuledRecords,
  }),
  changeTradability: operation({
    method: "put",
    path: "/client-tool/precious-metals/coins/tradability",
    summary: "Change the rules of coins",
    access: tradeAccess,
    query: ChangeOptions,
    body: RecordRulesChange,
    bodyLimit: 1024 * 1024,
    ifMatch: true,
    answer: RuleWritten,
  }),
};

/** The writing calls on bars, countries and prices of precious metals. */
export const metalRules = {
  countryInfo: countryInfo.read,
  changeCountryInfo: countryInfo.change,
  ingotInfo: ingotInfo.read,
  changeIngotInfo: ingotInfo.change,
  variantInfo: variantInfo.read,
  changeVariantInfo: variantInfo.change,
  tradability: operation({
    method: "get",
    path: "/client-tool/precious-metals/ingots/tradability",
    summary: "The customer's rule for each bar",
    access: tradeAccess,
    versioned: true,
    answer: RuledRecords,
  }),
  changeTradability: operation({
    method: "put",
    path: "/client-tool/precious-metals/ingots/tradability",
    summary: "Change the rules of bars",
    access: tradeAccess,
    query: ChangeOptions,
    body: RecordRulesChange,
    bodyLimit: 1024 * 1024,
    ifMatch: true,
    answer: RuleWritten,
  }),
  prices: operation({
    method: "get",
    path: "/client-tool/precious-metals/prices",
    summary: "The customer's prices of a gram of fine metal",
    access: itemAccess,
    versioned: true,
    answer: z.object({
      version: z.string(),
      prices: z.array(z.object({ metal: Metal, price: MetalPriceRule })),
    }),
  }),
  changePrice: operation({
    method: "put",
    path: "/client-tool/precious-metals/prices/{metal}",
    summary: "Set the customer's price of a metal",
    access: itemAccess,
    params: z.object({ metal: Metal }),
    query: ChangeOptions,
    body: MetalPriceRule,
    ifMatch: true,
    answer: RuleWritten,
  }),
  removePrice: operation({
    method: "delete",
    path: "/client-tool/precious-metals/prices/{metal}",
    summary: "Remove the customer's price of a metal",
    access: itemAccess,
    params: z.object({ metal: Metal }),
    query: ChangeOptions,
    ifMatch: true,
    answer: RuleWritten,
  }),
};
