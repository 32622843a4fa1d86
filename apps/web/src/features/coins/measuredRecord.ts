import type { Coin } from "@specimen/api/contract";
import type { MeasuredRecord } from "@specimen/core/metals";

/** A coin as measures are compared with it. */
export const measuredRecord = (coin: Coin): MeasuredRecord => ({
  metal: coin.metal,
  fineness: coin.fineness,
  form: "struck",
  weightG: coin.grossWeightG,
  weightToleranceG: coin.weightTolerance?.plusMinusG ?? null,
  diameterMm: coin.diameterMm,
  thicknessMm: coin.thicknessMm,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  densityGcm3: coin.specificGravity?.gcm3 ?? null,
  fillFactor: coin.fillFactor,
});
