import * as z from "zod/mini";
import { anyCountry, ColumnHeadings } from "./banknotes.ts";
import { StatusKind } from "./banknoteParts.ts";
import { operation } from "./operation.ts";
import { CountryId, CurrencyISO, LocalizedText, Tradability } from "./primitives.ts";
import { ChangeOptions, RuleWritten, textOperations } from "./clientToolWriting.ts";
import { inEachLanguage } from "./texts.ts";

const heading = z.optional(z.string().check(z.maxLength(60)));

/** The customer's column headings in every language; an absent or empty one keeps the product's. */
export const ColumnHeadingsRule = z
  .object({
    headings: z.object(
      inEachLanguage(
        z.optional(
          z.object({
            note: heading,
            value: heading,
            motif: heading,
            size: heading,
            issued: heading,
            status: heading,
            trade: heading,
          } satisfies Record<keyof ColumnHeadings, typeof heading>),
        ),
      ),
    ),
  })
  .register(z.globalRegistry, { id: "ColumnHeadingsRule" });
export type ColumnHeadingsRule = z.infer<typeof ColumnHeadingsRule>;

/** One record of the matrix; `pending` is a rule that waits or is to come, null without. */
const MatrixCell = {
  tradability: Tradability,
  pending: z.nullable(
    z.object({
      changeId: z.string(),
      tradability: Tradability,
      status: z.enum(["waiting", "scheduled"]),
      effectiveFrom: z.iso.datetime(),
    }),
  ),
};

export const BanknoteMatrixRow = z
  .object({
    banknoteId: z.string(),
    countryId: CountryId,
    countryName: z.string(),
    currencyISO: CurrencyISO,
    /** As the catalogue writes it, and as a change of all its notes names it. */
    series: z.string(),
    seriesName: LocalizedText,
    denomination: z.number(),
    unit: LocalizedText,
    status: StatusKind,
    ...MatrixCell,
  })
  .register(z.globalRegistry, { id: "BanknoteMatrixRow" });
export type BanknoteMatrixRow = z.infer<typeof BanknoteMatrixRow>;

/** The rules of banknotes: country by country, newest series first, by value. */
export const BanknoteMatrix = z
  .object({ version: z.string(), banknotes: z.array(BanknoteMatrixRow) })
  .register(z.globalRegistry, { id: "BanknoteMatrix" });
export type BanknoteMatrix = z.infer<typeof BanknoteMatrix>;

/**
 * New rules of records: single ones, and all of a country, of a series in it or of a value in it.
 * Single ones go before. Only rules that differ from those in effect are saved.
 */
export const TradabilityChange = z
  .object({
    rules: z._default(
      z
        .array(z.object({ recordId: z.string().check(z.maxLength(100)), tradability: Tradability }))
        .check(z.maxLength(5000)),
      [],
    ),
    where: z._default(
      z
        .array(
          z.object({
            countryId: CountryId,
            series: z.optional(z.string().check(z.maxLength(200))),
            denomination: z.optional(z.number()),
            tradability: Tradability,
          }),
        )
        .check(z.maxLength(300)),
      [],
    ),
  })
  .register(z.globalRegistry, { id: "TradabilityChange" });
export type TradabilityChange = z.infer<typeof TradabilityChange>;

const area = ["client_tool:access", "client_tool_banknotes:access"] as const;
const headingsAccess = [...area, "client_tool_banknotes:column_headings:read"] as const;
const tradabilityAccess = [...area, "client_tool_banknotes:tradability:read"] as const;
const infoAccess = [...area, "client_tool_banknotes:country_info:read"] as const;
const ofCountry = z.object({ id: CountryId });
const headingsOf = z.object({ id: z.literal(anyCountry) });

const banknoteInfo = textOperations({
  path: "/countries/{id}/banknote-info",
  readPath: "/countries/{id}/banknote-info/all-languages",
  what: "The customer's note on the banknotes of a country",
  access: infoAccess,
  params: ofCountry,
});
const currencyInfo = textOperations({
  path: "/countries/{id}/currency-info",
  readPath: "/countries/{id}/currency-info/all-languages",
  what: "The customer's note on the currency of a country",
  access: infoAccess,
  params: ofCountry,
});

/** The writing calls on banknotes; those on travel information are in travelInfo.ts. */
export const banknoteRules = {
  columnHeadings: operation({
    method: "get",
    path: "/banknotes/column-headings/{id}/all-languages",
    summary: "The customer's column headings in every language",
    access: headingsAccess,
    params: headingsOf,
    versioned: true,
    answer: z.object({ version: z.string(), ...ColumnHeadingsRule.shape }),
  }),
  changeColumnHeadings: operation({
    method: "put",
    path: "/banknotes/column-headings/{id}",
    summary: "Replace the customer's column headings in every language",
    access: headingsAccess,
    params: headingsOf,
    query: ChangeOptions,
    body: ColumnHeadingsRule,
    ifMatch: true,
    answer: RuleWritten,
  }),
  tradability: operation({
    method: "get",
    path: "/client-tool/banknotes/tradability",
    summary: "The customer's rule for each banknote, of one country or of all",
    access: tradabilityAccess,
    query: z.object({ countryId: z.optional(CountryId) }),
    versioned: true,
    answer: BanknoteMatrix,
  }),
  changeTradability: operation({
    method: "put",
    path: "/client-tool/banknotes/tradability",
    summary: "Change the rules of banknotes, singly or for a country, series or value",
    access: tradabilityAccess,
    query: ChangeOptions,
    body: TradabilityChange,
    bodyLimit: 1024 * 1024,
    ifMatch: true,
    answer: RuleWritten,
  }),
  banknoteInfo: banknoteInfo.read,
  changeBanknoteInfo: banknoteInfo.change,
  currencyInfo: currencyInfo.read,
  changeCurrencyInfo: currencyInfo.change,
};
