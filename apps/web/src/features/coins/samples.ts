import type { Coin, CoinSummary } from "@specimen/api/contract";
import { sampleCoin as krugerrand } from "../../widgets/metals/samples.ts";
import { sampleCountry, samplePicture } from "../../widgets/samples.ts";

/** Two coins, one half as wide as the other. */
export const sampleCoins: CoinSummary[] = [
  krugerrand,
  {
    ...krugerrand,
    id: "coin-004",
    name: { text: "Krugerrand 1/10 oz", lang: "en" },
    diameterMm: 16.5,
    tradability: 0,
  },
];

/** A bullion coin, still issued, without a face value. */
export const sampleCoin: Coin = {
  id: "coin-001",
  country: {
    ...sampleCountry("US"),
    id: "ZA",
    name: "South Africa",
    code2: "ZA",
    currencyISO: "ZAR",
  },
  name: { text: "Krugerrand 1 oz", lang: "en" },
  denomination: null,
  currencyISO: null,
  unit: null,
  kind: "bullion",
  metal: "gold",
  fineness: 916.7,
  grossWeightG: 33.93,
  fineWeightG: 31.103,
  diameterMm: 32.77,
  thicknessMm: 2.84,
  firstIssued: "1967",
  lastIssued: null,
  note: null,
  status: "coin",
  tradability: 3,
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
  timeline: [
    { kind: "issued", date: "1967", until: null, by: null, state: "present" },
    { kind: "issuanceStopped", date: null, until: null, by: null, state: "open" },
  ],
  images: (["front", "back"] as const).map((side) => ({
    side,
    light: "white",
    src: samplePicture("#d9b34c", 200, 200),
    fullSrc: samplePicture("#d9b34c", 1000, 1000),
  })),
  obverse: { text: "Bust of Paul Kruger", lang: "en" },
  reverse: { text: "Springbok", lang: "en" },
  edge: { type: "reeded", inscription: null, reeds: 160, note: null },
  mints: ["South African Mint, Pretoria"],
  specificGravity: { gcm3: 17.61, alternatives: [] },
  weightInWaterG: 32.007,
  fillFactor: 0.804,
  weightTolerance: null,
  features: [
    {
      key: "colour",
      name: { text: "Copper red alloy colour", lang: "en" },
      where: { text: "whole coin", lang: "en" },
      look: { text: "Warm reddish yellow", lang: "en" },
      check: { text: "Lemon-yellow does not fit", lang: "en" },
      sinceYear: 1967,
      spots: [{ side: "front", x: 60, y: 74 }],
    },
    {
      key: "reeds",
      name: { text: "Number of reeds", lang: "en" },
      where: { text: "edge", lang: "en" },
      look: { text: "Regular reeds", lang: "en" },
      check: { text: "Count them", lang: "en" },
      sinceYear: 1967,
      spots: [],
    },
  ],
  copies: [
    {
      what: { text: "Plated tungsten", lang: "en" },
      check: { text: "Weight in water; conductivity", lang: "en" },
    },
  ],
  designChanges: [{ year: 1980, what: { text: "Smaller sizes added", lang: "en" } }],
  additionalInformation: { html: "<p>Weigh <strong>each coin</strong>.</p>", lang: "en" },
  edgeImage: {
    side: "edge",
    light: "white",
    src: samplePicture("#d9b34c", 300, 26),
    fullSrc: samplePicture("#d9b34c", 1200, 104),
    widthMm: 32.77,
    heightMm: 2.84,
    isKnown: true,
  },
  neighbours: [
    {
      id: "coin-002",
      name: { text: "Krugerrand 1/2 oz", lang: "en" },
      denomination: null,
      grossWeightG: 16.965,
      diameterMm: 27.07,
      thumbnailSrc: samplePicture("#d9b34c", 200, 200),
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
