import type {
  CoinSummary,
  Ingot,
  IngotSummary,
  IngotVariant,
  MeasuredMetal,
  MetalVariant,
} from "@specimen/api/contract";
import { sampleCountry, samplePicture } from "../samples.ts";

/** Coins to choose from. */
export const sampleCoins: MetalVariant[] = [
  ["krugerrand", "Krugerrand", "ZA", "South Africa"],
  ["vreneli", "Vreneli 20 francs", "CH", "Switzerland"],
].map(([id = "", name = "", countryId = "", countryName = ""]) => ({
  id,
  name,
  countryId,
  countryName,
  flagSrc: samplePicture("#7a8db0"),
}));

/** Refiners of bars. */
export const sampleIngots: IngotVariant[] = [
  {
    id: "valcambi",
    name: "Valcambi",
    countryId: "CH",
    countryName: "Switzerland",
    flagSrc: samplePicture("#7a8db0"),
    ingots: 12,
  },
];

const bar: IngotSummary = {
  id: "ingot-024",
  variantId: "argor-heraeus",
  refiner: "Argor-Heraeus",
  countryId: "CH",
  countryName: "Switzerland",
  name: { text: "Kinebar 20 g", lang: "en" },
  type: "Kinebar",
  metal: "gold",
  fineness: 999.9,
  sizeValue: 20,
  sizeUnit: "g",
  form: "minted",
  weightG: 20,
  lengthMm: 40.4,
  widthMm: 23.3,
  heightMm: 1.3,
  tradability: 3,
  thumbnailSrc: samplePicture("#d9b34c", 233, 404),
};

/** Two bars, one heavier with the same face. */
export const sampleBars: IngotSummary[] = [
  bar,
  {
    ...bar,
    id: "ingot-025",
    name: { text: "Kinebar 1 oz", lang: "en" },
    sizeValue: 1,
    sizeUnit: "oz",
    weightG: 31.103,
    heightMm: 1.75,
    tradability: 0,
  },
];

const picture = (side: "front" | "back" | "edge", light: "white" | "tilted") => ({
  side,
  light,
  src: samplePicture(light === "white" ? "#d9b34c" : "#9fb8d9", 233, 404),
  fullSrc: samplePicture("#d9b34c", 932, 1616),
  widthMm: 23.3,
  heightMm: side === "edge" ? 1.3 : 40.4,
  isKnown: true,
});

/** A Kinebar with its marks and the next heavier bar. */
export const sampleIngot: Ingot = {
  ...bar,
  country: sampleCountry("CH"),
  hasHologram: true,
  densityGcm3: 19.3,
  fillFactor: 0.847,
  issuedSince: "1994",
  issuedUntil: null,
  marks: [
    {
      number: 1,
      what: "refiner sign",
      text: { text: "ARGOR HERAEUS SA", lang: "en" },
      side: "front",
      third: "top",
      x: 88,
      y: 15,
    },
    {
      number: 2,
      what: "kinegram",
      text: { text: "moving picture", lang: "en" },
      side: "back",
      third: "middle",
      x: 50,
      y: 50,
    },
  ],
  markConfidence: { order: "medium", places: "low" },
  packaging: { text: "Sealed card", lang: "en" },
  certificate: { text: "Card signed by the assayer", lang: "en" },
  goodDelivery: null,
  features: [],
  copies: [
    {
      what: { text: "Glued film", lang: "en" },
      check: { text: "Film edge, dull picture", lang: "en" },
    },
  ],
  additionalInformation: null,
  answer: {
    kind: "buyAndSell",
    decidedBy: "houseRule",
    tradability: 3,
    isLegalTender: null,
    legalTenderSince: null,
    legalTenderUntil: null,
    exchange: null,
    worthlessSince: null,
    asOf: "2026-11-21",
    checkedOn: null,
    source: null,
  },
  images: [
    picture("front", "white"),
    picture("front", "tilted"),
    picture("back", "white"),
    picture("back", "tilted"),
    picture("edge", "white"),
  ],
  variants: sampleBars,
  provenance: {
    confidence: "high",
    sources: [{ label: "Kinebar (de.zxc.wiki)", url: "https://de.zxc.wiki/wiki/Kinebar" }],
    checks: ["lengthMm", "widthMm", "heightMm"].map((field) => ({
      field,
      checkedOn: "2026-11-21",
      sources: [0],
    })),
    checkedOn: "2026-11-21",
    asOf: "2026-11-21",
  },
};

/** A coin of the search. */
export const sampleCoin: CoinSummary = {
  id: "coin-001",
  countryId: "ZA",
  countryName: "South Africa",
  name: { text: "Krugerrand 1 oz", lang: "en" },
  denomination: null,
  currencyISO: null,
  unit: null,
  metal: "gold",
  fineness: 916.7,
  grossWeightG: 33.93,
  diameterMm: 32.77,
  thicknessMm: 2.84,
  firstIssued: "1967",
  lastIssued: null,
  status: "coin",
  tradability: 3,
  thumbnailSrc: samplePicture("#d9b34c", 200, 200),
};

/** Records near a measured piece: one fits, one is of another size. */
export const sampleMeasured: MeasuredMetal[] = [
  {
    id: "coin-001",
    name: { text: "Krugerrand 1 oz", lang: "en" },
    countryId: "ZA",
    countryName: "South Africa",
    metal: "gold",
    fineness: 916.7,
    form: "struck",
    weightG: 33.93,
    weightToleranceG: null,
    diameterMm: 32.77,
    thicknessMm: 2.84,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    densityGcm3: 17.61,
    fillFactor: 0.804,
    tradability: 3,
    thumbnailSrc: samplePicture("#d9b34c", 200, 200),
  },
  {
    id: "coin-099",
    name: { text: "Fine gold 1 oz", lang: "en" },
    countryId: "AT",
    countryName: "Austria",
    metal: "gold",
    fineness: 999.9,
    form: "struck",
    weightG: 33.9,
    weightToleranceG: null,
    diameterMm: 30,
    thicknessMm: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    densityGcm3: 19.3,
    fillFactor: null,
    tradability: 0,
    thumbnailSrc: samplePicture("#d9b34c", 200, 200),
  },
];
