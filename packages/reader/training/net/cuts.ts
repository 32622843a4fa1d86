import type { Cut } from "../draw/fonts.ts";

/** The cuts that training draws; OCRB7 is not among them. */
export const trainingCuts: readonly Cut[] = [
  { font: "OCRB" },
  { font: "OCRB", weight: 0.03 },
  { font: "OCRB", weight: 0.06, round: 1 },
  { font: "OCRB", weight: -0.025 },
  { font: "OCRB", width: 0.9, height: 1.06 },
  { font: "OCRB", width: 0.94, height: 1.04, weight: 0.03 },
  { font: "OCRB", width: 1.06, height: 0.96 },
  { font: "OCRB", slant: -0.06 },
  { font: "OCRBS" },
  { font: "OCRBS", weight: 0.03 },
  { font: "OCRBS", weight: -0.025, width: 0.95 },
  { font: "OCRBS", weight: 0.05, height: 1.05, round: 1 },
  { font: "OCRB", width: 0.9, height: 0.96, weight: 0.02 },
  { font: "OCRB", height: 1.08 },
  { font: "OCRBS", width: 0.9, height: 1.08, weight: 0.015 },
  { font: "OCRBS", width: 1.04, height: 1.04, slant: 0.04 },
  { font: "OCRBL" },
  { font: "OCRBL", weight: 0.03 },
];
