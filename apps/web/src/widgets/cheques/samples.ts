import {
  type ChequeAnswer,
  type ChequeInformation,
  type ChequeNote,
  type ChequeNoteSummary,
  type ChequeSeries,
  type ChequeSeriesPage,
  type ChequeSeriesSummary,
  Light,
  type LocalizedText,
  type Provenance,
} from "@specimen/api/contract";
import { samplePicture } from "../samples.ts";

const english = (text: string): LocalizedText => ({ text, lang: "en" });
const picture = (colour: string) => samplePicture(colour, 158, 70);

/** An answer of each kind. */
const sampleAnswer: ChequeAnswer = {
  kind: "redeemed",
  isCheque: true,
  payer: "American Express",
  until: null,
  neverLapses: true,
  lastSold: "2020-12-31",
  tradability: 1,
  asOf: "2026-11-21",
  checkedOn: "2026-11-21",
  source: {
    label: "americanexpress.com",
    url: "https://americanexpress.com/uk/travel/travellers-cheques",
  },
};

const plain: ChequeAnswer = {
  ...sampleAnswer,
  kind: "unconfirmed",
  payer: "Travelex",
  neverLapses: false,
  lastSold: null,
  tradability: 0,
  checkedOn: null,
  source: null,
};

const amex: ChequeSeriesSummary = {
  id: "tc-01",
  issuer: "American Express",
  series: english("Travelers Cheque"),
  currencies: ["USD", "EUR", "GBP", "CAD", "AUD", "JPY", "CNY"],
  firstIssued: "1891",
  answer: sampleAnswer,
  confidence: "high",
  thumbnailSrc: picture("#7d94c4"),
};

/** Series with an answer of each kind. */
export const sampleSeries: ChequeSeriesSummary[] = [
  amex,
  {
    ...amex,
    id: "tc-03",
    series: english("Gift Cheque"),
    currencies: ["USD"],
    firstIssued: null,
    answer: { ...sampleAnswer, tradability: 0 },
  },
  {
    ...amex,
    id: "tc-05",
    issuer: "Travelex",
    series: english("Interpayment Visa Travellers Cheque"),
    currencies: ["USD", "GBP"],
    firstIssued: null,
    answer: plain,
    confidence: "medium",
    thumbnailSrc: picture("#c4a97d"),
  },
  {
    ...amex,
    id: "tc-26",
    series: english("Travelers Cheque Card"),
    currencies: ["USD"],
    firstIssued: "2005",
    answer: {
      ...plain,
      kind: "ended",
      isCheque: false,
      payer: null,
      until: "2007-10-31",
      lastSold: "2007-10-31",
    },
  },
  {
    ...amex,
    id: "tc-54",
    issuer: "Agence nationale pour les chèques-vacances",
    series: english("Chèque-Vacances"),
    currencies: ["EUR"],
    firstIssued: "1982",
    answer: { ...plain, kind: "restricted", isCheque: false, payer: null },
    confidence: "medium",
  },
  {
    ...amex,
    id: "tc-11",
    issuer: "Société Française du Chèque de Voyage",
    series: null,
    currencies: ["FRF", "USD", "EUR"],
    firstIssued: null,
    answer: { ...plain, kind: "unknown", payer: null },
    confidence: "low",
  },
];

/** A page of them. */
export const sampleSeriesPage: ChequeSeriesPage = {
  series: sampleSeries,
  total: 6,
  counts: { all: 6, redeemed: 2, ask: 2, ended: 2, bought: 1 },
  issuers: ["American Express", "Travelex"].map((value) => ({ value, label: value })),
  currencies: ["EUR", "GBP", "USD"],
};

const provenance: Provenance = {
  confidence: "high",
  sources: [{ label: "americanexpress.com", url: "https://americanexpress.com/" }],
  checks: ["redemption", "securityFeatures"].map((field) => ({
    field,
    checkedOn: "2026-11-21",
    sources: [0],
  })),
  checkedOn: "2026-11-21",
  asOf: "2026-11-21",
};

/** How a cheque is accepted. */
export const sampleInformation: ChequeInformation = {
  signatures: english("First signature upper left, second lower left."),
  steps: [
    "Ask for passport or identity card before anything is signed.",
    "Watch the customer sign in the second field and date the cheque; do not look away.",
    "Compare both signatures and the one in the document.",
  ].map(english),
  warnings: ["Do not accept a cheque already signed twice without asking the issuer."].map(english),
  commonFakes: ["Denominations of 500 and 1,000 USD are the usual fakes."].map(english),
  status: english("no longer sold, no expiry, redeemed by the issuer"),
  submission: english("Online claim up to 1,000 USD or equivalent."),
  refundContact: english("Issuer, refund and redemption: +1 800 221 7282."),
  numberFormat: {
    pattern: english("two letters and nine digits"),
    note: english("The issuer alone confirms a number."),
    confidence: "medium",
  },
};

const described = {
  issuer: "American Express",
  series: english("Travelers Cheque"),
  answer: sampleAnswer,
  firstIssued: "1891",
  saleRemark: english("2020-12-31 (United States); Germany 2015-12-31"),
  note: null,
  widthMm: null,
  heightMm: null,
  provenance,
};

/** One series that its issuer redeems. */
export const sampleOneSeries: ChequeSeries = {
  ...described,
  id: "tc-01",
  currencies: ["USD", "EUR"],
  information: sampleInformation,
};

/** Its values; of the euro none is recorded. */
export const sampleSeriesNotes: ChequeNoteSummary[] = [
  { id: "tc-01-USD-50", currencyISO: "USD", denomination: 50, unit: english("US dollars") },
  { id: "tc-01-USD-100", currencyISO: "USD", denomination: 100, unit: english("US dollars") },
  { id: "tc-01-EUR-any", currencyISO: "EUR", denomination: null, unit: english("Euro") },
].map((note) => ({
  ...note,
  seriesId: "tc-01",
  issuer: "American Express",
  series: english("Travelers Cheque"),
  tradability: 1,
  thumbnailSrc: picture("#7d94c4"),
}));

/** One value with the two signatures and a watermark. */
export const sampleNote: ChequeNote = {
  ...described,
  id: "tc-01-USD-100",
  seriesId: "tc-01",
  currencyISO: "USD",
  denomination: 100,
  unit: english("US dollars"),
  features: [
    {
      key: "signature",
      name: english("First signature"),
      howTo: english("It is there before the cheque is handed over."),
      check: "look",
      light: "white",
      spots: [{ side: "front", x: 26, y: 36 }],
    },
    {
      key: "countersignature",
      name: english("Second signature"),
      howTo: english("It is written before your eyes and looks like the first one."),
      check: "look",
      light: "white",
      spots: [{ side: "front", x: 26, y: 72 }],
    },
    {
      key: "watermark",
      name: english("Watermark: centurion"),
      howTo: english("The centurion in light and dark tones."),
      check: "throughLight",
      light: "transmitted",
      spots: [{ side: "front", x: 92, y: 62 }],
    },
  ],
  images: Light.options.map((light) => ({
    side: "front",
    light,
    src: samplePicture("#7d94c4", 316, 140),
    fullSrc: samplePicture("#7d94c4", 1580, 700),
  })),
  neighbours: [
    { id: "tc-01-USD-50", currencyISO: "USD", denomination: 50 },
    { id: "tc-01-EUR-any", currencyISO: "EUR", denomination: null },
  ],
};
