import type {
  Answer,
  Banknote,
  BanknoteSummary,
  CountryBanknotes,
  Feature,
  LocalizedText,
  LookAlike,
} from "@specimen/api/contract";
import { sampleCountry, samplePicture } from "../../widgets/samples.ts";

const en = (text: string): LocalizedText => ({ text, lang: "en" });
const note = samplePicture("#d9b38c", 280, 154);

/** A current note as a row. */
export const sampleSummary: BanknoteSummary = {
  id: "DKK-2009-50",
  countryId: "DK",
  countryName: "Denmark",
  currencyISO: "DKK",
  denomination: 50,
  unit: en("krone"),
  series: en("Series 2009 (Bridges)"),
  motif: en("Sallingsund Bridge"),
  widthMm: 125,
  heightMm: 72,
  orientation: "landscape",
  firstIssued: "2009-08-11",
  status: "issue",
  statusSince: "2009-08-11",
  tradability: 3,
  trade: 3,
  thumbnailSrc: note,
};

const summaries: BanknoteSummary[] = [
  sampleSummary,
  {
    ...sampleSummary,
    id: "DKK-2009-100",
    denomination: 100,
    widthMm: 135,
    tradability: 1,
    trade: 1,
  },
  { ...sampleSummary, id: "DKK-2009-200", denomination: 200, widthMm: null, heightMm: null },
  {
    ...sampleSummary,
    id: "DKK-1997-1000",
    denomination: 1000,
    series: en("Series 1997 (Portraits)"),
    motif: en("Anna and Michael Ancher"),
    widthMm: 165,
    firstIssued: "1998",
    status: "worthless",
    statusSince: "2026-06-01",
    tradability: 0,
    trade: 0,
  },
  {
    ...sampleSummary,
    id: "DKK-1972-20",
    denomination: 20,
    series: en("Series 1972"),
    motif: null,
    firstIssued: null,
    status: "outOfCirculation",
    statusSince: null,
    tradability: 0,
    trade: 0,
  },
];

/** A page of Denmark's notes. */
export const sampleList: CountryBanknotes = {
  country: sampleCountry("DK"),
  currencyName: "Danish Krone",
  info: null,
  currencyInfo: null,
  counts: { all: 10, tradable: 4, new: 0, outOfCirculation: 1, worthless: 6 },
  total: 10,
  banknotes: summaries,
};

/** The same country without a note on the page. */
export const sampleEmptyList: CountryBanknotes = { ...sampleList, total: 0, banknotes: [] };

const answer: Answer = {
  kind: "buyAndSell",
  decidedBy: "houseRule",
  tradability: 3,
  isLegalTender: true,
  legalTenderSince: "2017-04-04",
  legalTenderUntil: null,
  exchange: null,
  worthlessSince: null,
  asOf: "2026-11-21",
  checkedOn: null,
  source: null,
};

const feature = (
  key: string,
  name: string,
  rest: Pick<Feature, "check" | "light" | "spots">,
): Feature => ({ key, name: en(name), howTo: en(`How to check: ${name.toLowerCase()}.`), ...rest });

const features: Feature[] = [
  feature("watermark", "Watermark", {
    check: "throughLight",
    light: "transmitted",
    spots: [
      { side: "front", x: 12, y: 40 },
      { side: "back", x: 88, y: 40 },
    ],
  }),
  feature("uv_fibres", "Fluorescent fibres", {
    check: "uv",
    light: "uv",
    spots: [{ side: "front", x: 60, y: 30 }],
  }),
  feature("colour_shifting_ink", "Colour-shifting ink", {
    check: "tilt",
    light: "white",
    spots: [{ side: "back", x: 30, y: 80 }],
  }),
  feature("magnetic_ink", "Magnetic ink", { check: "look", light: "white", spots: [] }),
];

const pictures = { white: "#d9b38c", uv: "#241c3a", ir: "#9a9a98", transmitted: "#c9a86a" };

/** The note of the same value that came before it. */
const lookAlike: LookAlike = {
  id: "EUR-ES1-50",
  issuer: "European Central Bank",
  series: en("First series (ES1)"),
  status: "issue",
  statusSince: "2002-01-01",
  thumbnailSrc: samplePicture("#d9b38c", 280, 154),
  widthMm: 140,
  heightMm: 77,
  orientation: "landscape",
  colour: en("Orange"),
  material: en("Cotton paper"),
  firstIssued: "2002-01-01",
  motifFront: en("Renaissance gateway"),
  motifBack: null,
  featuresOnlyHere: [{ key: "uv_fibres", name: en("Fluorescent fibres") }],
  featuresOnlyThere: [{ key: "hologram_patch", name: en("Hologram patch") }],
  differences: ["issued", "motifFront", "features"],
};

/** A current note: buy and sell. */
export const sampleNote: Banknote = {
  id: "EUR-ES2-50",
  country: sampleCountry("EU"),
  issuingCountry: sampleCountry("EU"),
  currencyISO: "EUR",
  currencyName: "Euro",
  denomination: 50,
  unit: en("euro"),
  issuer: "European Central Bank",
  series: en("Europa series (ES2)"),
  widthMm: 140,
  heightMm: 77,
  orientation: "landscape",
  substrate: en("Cotton paper"),
  colour: en("Orange"),
  motifFront: en("Renaissance windows"),
  motifBack: null,
  note: null,
  firstIssued: "2017-04-04",
  status: "issue",
  statusSince: "2017-04-04",
  tradability: 3,
  answer,
  timeline: [
    { kind: "issued", date: "2017-04-04", until: null, by: null, state: "present" },
    { kind: "legalTenderUntil", date: null, until: null, by: null, state: "open" },
  ],
  features,
  images: (["front", "back"] as const).flatMap((side) =>
    (["white", "uv", "ir", "transmitted"] as const).map((light) => ({
      side,
      light,
      src: samplePicture(pictures[light], 281, 154),
      fullSrc: samplePicture(pictures[light], 1400, 770),
    })),
  ),
  neighbours: [
    { id: "EUR-ES2-20", denomination: 20 },
    { id: "EUR-ES2-100", denomination: 100 },
  ],
  lookAlikes: [
    lookAlike,
    {
      ...lookAlike,
      id: "EUR-ES0-50",
      series: en("Trial series"),
      widthMm: 150,
      colour: null,
      differences: ["size"],
    },
  ],
  provenance: {
    confidence: "high",
    sources: [{ label: "general knowledge", url: null }],
    checks: [],
    checkedOn: null,
    asOf: "2026-11-21",
  },
};

const source = { label: "ecb.europa.eu", url: "https://www.ecb.europa.eu/" };

/** A withdrawn note that is only exchanged, without a limit. */
export const sampleWithdrawn: Banknote = {
  ...sampleNote,
  id: "DEM-BBK3-100",
  country: sampleCountry("DE"),
  issuingCountry: sampleCountry("DE"),
  currencyISO: "DEM",
  denomination: 100,
  unit: en("mark"),
  note: en("Exchangeable at the Bundesbank without time limit"),
  status: "outOfCirculation",
  answer: {
    ...answer,
    kind: "exchangeOnly",
    decidedBy: "law",
    tradability: 0,
    legalTenderUntil: "2001-12-31",
    exchange: { kind: "unlimited", until: null, by: "Deutsche Bundesbank" },
    checkedOn: "2026-11-21",
    source,
  },
  timeline: [
    { kind: "issued", date: "1990-10-01", until: null, by: null, state: "past" },
    { kind: "legalTenderUntil", date: "2001-12-31", until: null, by: null, state: "past" },
    {
      kind: "exchange",
      date: "2002-01-01",
      until: null,
      by: "Deutsche Bundesbank",
      state: "present",
    },
  ],
  provenance: {
    confidence: "medium",
    sources: [source],
    checks: [
      { field: "exchange", checkedOn: "2026-11-21", sources: [0] },
      { field: "legalTenderUntil", checkedOn: "2026-11-21", sources: [0] },
    ],
    checkedOn: "2026-11-21",
    asOf: "2026-11-21",
  },
};

/** A note that nobody takes any more. */
export const sampleWorthless: Banknote = {
  ...sampleWithdrawn,
  status: "worthless",
  answer: {
    ...sampleWithdrawn.answer,
    kind: "worthless",
    exchange: { kind: "until", until: "2026-05-31", by: "Danmarks Nationalbank" },
    worthlessSince: "2026-06-01",
  },
};

/** A withdrawn note of which nobody knows who takes it. */
export const sampleUnknown: Banknote = {
  ...sampleWithdrawn,
  answer: {
    ...sampleWithdrawn.answer,
    kind: "unknown",
    exchange: { kind: "unknown", until: null, by: "Sveriges Riksbank" },
  },
};

/** An upright note, which shows both its sides. */
export const sampleUpright: Banknote = {
  ...sampleNote,
  id: "CHF-SNB9-100",
  widthMm: 144,
  heightMm: 70,
  orientation: "portrait",
};

/** The note of the same value before the current one. */
export const sampleOlder: Banknote = {
  ...sampleNote,
  id: "EUR-ES1-50",
  series: en("First series (ES1)"),
  widthMm: 133,
  firstIssued: "2002",
  features: features.slice(1),
};
