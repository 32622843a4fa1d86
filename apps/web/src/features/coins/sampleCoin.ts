import type { Coin } from "@specimen/api/contract";
import { sampleCountry, samplePicture } from "../../widgets/samples.ts";
import { sampleNote } from "../banknotes/samples.ts";

/** A bullion coin, still issued, without a face value. */
export const sampleCoin: Coin = {
  id: "coin-001",
  country: sampleCountry("US"),
  name: "Krugerrand 1 oz",
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
  answer: { ...sampleNote.answer, decidedBy: "houseRule", legalTenderSince: null },
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
  neighbours: [{ id: "coin-002", name: "Krugerrand 1/2 oz", denomination: null }],
  provenance: sampleNote.provenance,
};
