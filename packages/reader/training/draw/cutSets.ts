import type { Cut } from "./fonts.ts";

/**
 * Cuts of OCR-B by what they may be used for. `developer`: to look at and to tune on. `validation`:
 * to compare versions. `heldOut`: only for the figures that are reported; neither training nor
 * tuning has seen them.
 */
const sets = {
  developer: [{ font: "OCRB" }, { font: "OCRB", weight: 0.02 }, { font: "OCRBS" }],
  validation: [
    { font: "OCRB", width: 0.92, height: 1.03 },
    { font: "OCRBS", weight: 0.04 },
    { font: "OCRB", slant: 0.04, round: 1, weight: 0.035 },
    { font: "OCRBS", width: 1.05, slant: -0.03 },
  ],
  heldOut: [
    { font: "OCRB7" },
    { font: "OCRB7", weight: 0.03, round: 1 },
    { font: "OCRB7", width: 1.08, height: 0.94 },
    { font: "OCRB7", slant: -0.05 },
  ],
} as const satisfies Record<string, readonly Cut[]>;

export type CutSet = keyof typeof sets;
export const cutSets: Readonly<Record<CutSet, readonly Cut[]>> = sets;
