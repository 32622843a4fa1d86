import type { CoinSummary } from "@specimen/api/contract";
import { samplePicture } from "../../../widgets/samples.ts";

const krugerrand: CoinSummary = {
  id: "coin-001",
  countryId: "ZA",
  countryName: "South Africa",
  name: "Krugerrand 1 oz",
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
  { ...krugerrand, id: "coin-004", name: "Krugerrand 1/10 oz", diameterMm: 16.5, tradability: 0 },
];
