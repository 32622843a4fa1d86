import type { Metal } from "@specimen/api/contract";
import { alloyDensity } from "@specimen/core/metals";

const element = { gold: "Au", silver: "Ag", platinum: "Pt", palladium: "Pd" } as const;

/** Below it the other metals of an alloy change its density, and a record must name them. */
const finest = 990;

/** Density of fine metal in g/cm³, the rest taken as copper; null where the alloy must be known. */
export function fineDensity(metal: Metal, fineness: number): number | null {
  if (fineness < finest) return null;
  const gcm3 = alloyDensity({ [element[metal]]: fineness, Cu: 1000 - fineness });
  return Math.round(gcm3 * 100) / 100;
}

/** The share of metal in a volume in mm³ around a piece; null where one of them is not known. */
export function fillOf(weightG: number, densityGcm3: number | null, volumeMm3: number | null) {
  if (densityGcm3 === null || volumeMm3 === null) return null;
  return Math.round((weightG / densityGcm3 / (volumeMm3 / 1000)) * 1000) / 1000;
}
