import * as z from "zod/mini";
import { Feature, ImageSource } from "./banknoteParts.ts";
import { operation } from "./operation.ts";
import {
  Confidence,
  CurrencyISO,
  FullDate,
  LocalizedText,
  Page,
  PartialDate,
  Provenance,
  Tradability,
} from "./primitives.ts";

/**
 * Whether a cheque can still be cashed: the issuer redeems it; somebody is named but that is not
 * confirmed; it is taken in one country or by contracted companies only; nobody pays; not known.
 */
export const ChequeAnswerKind = z
  .enum(["redeemed", "unconfirmed", "restricted", "ended", "unknown"])
  .register(z.globalRegistry, { id: "ChequeAnswerKind" });
export type ChequeAnswerKind = z.infer<typeof ChequeAnswerKind>;

/** What a clerk reads first: whether a cheque can be cashed, by whom, until when. */
export const ChequeAnswer = z
  .object({
    kind: ChequeAnswerKind,
    /** False for a card, voucher or other paper that is taken for a travellers cheque. */
    isCheque: z.boolean(),
    /** Who redeems it, or is to be asked; null where nobody is or the cheque itself names him. */
    payer: z.nullable(z.string()),
    /** The last day; null where none is set or it is not known. */
    until: z.nullable(FullDate),
    /** The issuer says that the cheque does not expire. */
    neverLapses: z.boolean(),
    /** The end of its sale. */
    lastSold: z.nullable(PartialDate),
    /** The customer's rule; of a series the rules of its values together. */
    tradability: Tradability,
    /** The day as of which the statement holds. */
    asOf: FullDate,
    /** The day it was compared with the source; null where it was not. */
    checkedOn: z.nullable(FullDate),
    source: z.nullable(z.object({ label: z.string(), url: z.nullable(z.string()) })),
  })
  .register(z.globalRegistry, { id: "ChequeAnswer" });
export type ChequeAnswer = z.infer<typeof ChequeAnswer>;

/** One row of a list of series: an issuer's product, in one or more currencies. */
export const ChequeSeriesSummary = z
  .object({
    id: z.string(),
    /** In the reader's language where it is more than a proper name. */
    issuer: z.string(),
    /** Null is not known. */
    series: z.nullable(LocalizedText),
    currencies: z.array(CurrencyISO),
    firstIssued: z.nullable(PartialDate),
    answer: ChequeAnswer,
    confidence: Confidence,
    thumbnailSrc: z.string(),
  })
  .register(z.globalRegistry, { id: "ChequeSeriesSummary" });
export type ChequeSeriesSummary = z.infer<typeof ChequeSeriesSummary>;

/** The tabs of the list; `ask` are those of which nobody is known for sure to pay. */
export const ChequeTab = z
  .enum(["all", "redeemed", "ask", "ended", "bought"])
  .register(z.globalRegistry, { id: "ChequeTab" });
export type ChequeTab = z.infer<typeof ChequeTab>;

/** A page of series; the counts are those of each tab under the other filters. */
export const ChequeSeriesPage = z
  .object({
    series: z.array(ChequeSeriesSummary),
    total: z.int(),
    counts: z.object({
      all: z.int(),
      redeemed: z.int(),
      ask: z.int(),
      ended: z.int(),
      bought: z.int(),
    }),
    /** What can be chosen from: every issuer, by its name in the catalogue, and every currency. */
    issuers: z.array(z.object({ value: z.string(), label: z.string() })),
    currencies: z.array(CurrencyISO),
  })
  .register(z.globalRegistry, { id: "ChequeSeriesPage" });
export type ChequeSeriesPage = z.infer<typeof ChequeSeriesPage>;

/** One value of a series in one currency; null where the values are not recorded. */
export const ChequeNoteSummary = z
  .object({
    id: z.string(),
    seriesId: z.string(),
    issuer: z.string(),
    series: z.nullable(LocalizedText),
    currencyISO: CurrencyISO,
    denomination: z.nullable(z.number()),
    /** The currency in the plural category of the value. */
    unit: LocalizedText,
    tradability: Tradability,
    thumbnailSrc: z.string(),
  })
  .register(z.globalRegistry, { id: "ChequeNoteSummary" });
export type ChequeNoteSummary = z.infer<typeof ChequeNoteSummary>;

/** A page of values. */
export const ChequeNotePage = z
  .object({ notes: z.array(ChequeNoteSummary), total: z.int() })
  .register(z.globalRegistry, { id: "ChequeNotePage" });
export type ChequeNotePage = z.infer<typeof ChequeNotePage>;

/** How a cheque is accepted, in the order of the hand, and what must not be done. */
export const ChequeInformation = z
  .object({
    signatures: z.nullable(LocalizedText),
    steps: z.array(LocalizedText),
    warnings: z.array(LocalizedText),
    commonFakes: z.array(LocalizedText),
    /** Who redeems it, as the sources say. */
    status: LocalizedText,
    submission: z.nullable(LocalizedText),
    refundContact: z.nullable(LocalizedText),
    /** The form of its number, which proves nothing. */
    numberFormat: z.nullable(
      z.object({ pattern: LocalizedText, note: LocalizedText, confidence: Confidence }),
    ),
  })
  .register(z.globalRegistry, { id: "ChequeInformation" });
export type ChequeInformation = z.infer<typeof ChequeInformation>;

/** What a series and each of its values have in common. */
const described = {
  id: z.string(),
  issuer: z.string(),
  series: z.nullable(LocalizedText),
  answer: ChequeAnswer,
  firstIssued: z.nullable(PartialDate),
  /** The end of its sale where it has more than one date. */
  saleRemark: z.nullable(LocalizedText),
  note: z.nullable(LocalizedText),
  /** Sides in mm; null is not known. */
  widthMm: z.nullable(z.number()),
  heightMm: z.nullable(z.number()),
  provenance: Provenance,
};

/** A series with its answer and everything its values have in common. */
export const ChequeSeries = z
  .object({ ...described, currencies: z.array(CurrencyISO), information: ChequeInformation })
  .register(z.globalRegistry, { id: "ChequeSeries" });
export type ChequeSeries = z.infer<typeof ChequeSeries>;

/** One value with its drawn specimen and what to look at; the two signatures come first. */
export const ChequeNote = z
  .object({
    ...described,
    seriesId: z.string(),
    currencyISO: CurrencyISO,
    denomination: z.nullable(z.number()),
    unit: LocalizedText,
    features: z.array(Feature),
    /** The front in each light. */
    images: z.array(ImageSource),
    /** The other values of the series in this currency, and one of each other currency. */
    neighbours: z.array(
      z.object({
        id: z.string(),
        currencyISO: CurrencyISO,
        denomination: z.nullable(z.number()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: "ChequeNote" });
export type ChequeNote = z.infer<typeof ChequeNote>;

/** What the customer has written on travellers cheques, as sanitised HTML. */
export const ChequeCustomerInfo = z
  .object({ info: z.nullable(LocalizedText) })
  .register(z.globalRegistry, { id: "ChequeCustomerInfo" });
export type ChequeCustomerInfo = z.infer<typeof ChequeCustomerInfo>;

export const ChequeTradability = z
  .object({ noteId: z.string(), tradability: Tradability })
  .register(z.globalRegistry, { id: "ChequeTradability" });
export type ChequeTradability = z.infer<typeof ChequeTradability>;

const filter = {
  /** Words of the issuer or the series. */
  text: z.optional(z.string().check(z.maxLength(200))),
  issuer: z.optional(z.string().check(z.maxLength(200))),
  currencyISO: z.optional(CurrencyISO),
};
const ofRecord = z.object({ id: z.string().check(z.maxLength(100)) });
const access = ["travellers_cheques:read"] as const;

/** The cheque calls of specification 7.9; what customers write is in the client tool. */
export const travellersCheques = {
  series: operation({
    method: "get",
    path: "/travellers-cheques/series",
    summary: "Series of travellers cheques and whether they can be cashed",
    isSearch: true,
    access,
    query: z.object({ ...filter, tab: z._default(ChequeTab, "all"), ...Page }),
    answer: ChequeSeriesPage,
  }),
  oneSeries: operation({
    method: "get",
    path: "/travellers-cheques/series/{id}",
    summary: "One series: who cashes it, and how it is accepted",
    access,
    params: ofRecord,
    answer: ChequeSeries,
  }),
  seriesNotes: operation({
    method: "get",
    path: "/travellers-cheques/series/{id}/notes",
    summary: "The values of a series, by currency",
    access,
    params: ofRecord,
    answer: z.array(ChequeNoteSummary),
  }),
  notes: operation({
    method: "get",
    path: "/travellers-cheques/notes",
    summary: "The values of all series",
    access,
    query: z.object({
      ...filter,
      denomination: z.optional(z.number().check(z.positive())),
      tradability: z.optional(Tradability),
      ...Page,
    }),
    answer: ChequeNotePage,
  }),
  note: operation({
    method: "get",
    path: "/travellers-cheques/notes/{id}",
    summary: "One value with its answer, specimen and features",
    access,
    params: ofRecord,
    answer: ChequeNote,
  }),
  information: operation({
    method: "get",
    path: "/travellers-cheques/notes/{id}/information",
    summary: "How a cheque is accepted and where it is redeemed",
    access,
    params: ofRecord,
    answer: ChequeInformation,
  }),
  customerInfo: operation({
    method: "get",
    path: "/travellers-cheques/notes/{id}/customer-info",
    summary: "What the customer has written on travellers cheques",
    access,
    params: ofRecord,
    answer: ChequeCustomerInfo,
  }),
  noteTradability: operation({
    method: "get",
    path: "/travellers-cheques/notes/{id}/tradability",
    summary: "The customer's rule for one value",
    access,
    params: ofRecord,
    answer: ChequeTradability,
  }),
  tradability: operation({
    method: "get",
    path: "/travellers-cheques/tradability",
    summary: "The customer's rule for each value",
    access,
    answer: z.array(ChequeTradability),
  }),
};
