import type { Span } from "./density.ts";

/** A metal that pieces are made of or imitated with. */
export type MaterialName =
  "gold" | "silver" | "platinum" | "palladium" | "tungsten" | "lead" | "brass";

/** A metal with its density and the band in which its pieces lie, in g/cm³. */
export interface Material extends Span {
  readonly name: MaterialName;
  readonly densityGcm3: number;
}

const material = (
  name: MaterialName,
  densityGcm3: number,
  low: number,
  high: number,
): Material => ({ name, densityGcm3, low, high });

/** Pure metals and brass: densities from tables of metals at 20 °C. */
export const materials: readonly Material[] = [
  material("platinum", 21.45, 21.3, 21.5),
  material("gold", 19.3, 19.15, 19.35),
  material("tungsten", 19.25, 19.1, 19.35),
  material("palladium", 12.02, 11.95, 12.05),
  material("lead", 11.34, 11.2, 11.4),
  material("silver", 10.49, 10.4, 10.52),
  material("brass", 8.5, 8.4, 8.75),
];

/** The metals whose band a density can lie in. */
export const materialsIn = ({ low, high }: Span): readonly Material[] =>
  materials.filter((each) => each.low <= high && each.high >= low);

const pure = { Au: 19.3, Ag: 10.49, Cu: 8.96, Pt: 21.45, Pd: 12.02 } as const;

/** Parts of a thousand by element. */
export type AlloyParts = Readonly<Partial<Record<keyof typeof pure, number>>>;

/** Density of an alloy by ideal mixing, in g/cm³: the volumes of its parts add up. */
export function alloyDensity(parts: AlloyParts): number {
  const elements = Object.entries(parts) as [keyof typeof pure, number][];
  const weight = elements.reduce((sum, [, share]) => sum + share, 0);
  const volume = elements.reduce((sum, [element, share]) => sum + share / pure[element], 0);
  return weight / volume;
}
