import type { Coin, CoinSummary } from "@specimen/api/contract";
import { sampleCountry, samplePicture } from "../../widgets/samples.ts";

const krugerrand: CoinSummary = {
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
  diameterMm: 33,
  thicknessMm: 2.84,
  firstIssued: "1967",
  lastIssued: null,
  status: "coin",
  tradability: 3,
  thumbnailSrc: samplePicture("#d9b34c", 200, 200),
};

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
  country: sampleCountry("US"),
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
  neighbours: [
    { id: "coin-002", name: { text: "Krugerrand 1/2 oz", lang: "en" }, denomination: null },
  ],
  provenance: {
    confidence: "high",
    sources: [{ label: "general knowledge", url: null }],
    checks: [],
    checkedOn: null,
    asOf: "2026-11-21",
  },
};
