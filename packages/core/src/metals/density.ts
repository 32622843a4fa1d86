/** A range, both ends included. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** A measure as read: the scale or caliper shows no more than `step`, in the measure's unit. */
export interface Reading {
  readonly value: number;
  readonly step: number;
}

/** A density in g/cm³ and the range that the readings leave. */
export interface Density extends Span {
  readonly value: number;
}

/** Sizes of a coin, or of a bar, in mm. */
export type Sizes =
  | { readonly diameter: Reading; readonly thickness: Reading }
  | { readonly length: Reading; readonly width: Reading; readonly height: Reading };

/** Share of metal in the cylinder or box around a piece, where its record does not say. */
const usualFill = {
  struck: { low: 0.66, high: 0.91 },
  minted: { low: 0.75, high: 0.97 },
  cast: { low: 0.8, high: 0.95 },
} as const satisfies Record<string, Span>;

/** How a piece was made: a coin struck, a bar minted from sheet or cast. */
export type Form = keyof typeof usualFill;

const waterDensities: readonly (readonly [celsius: number, gcm3: number])[] = [
  [10, 0.9997],
  [15, 0.9991],
  [18, 0.9986],
  [20, 0.9982],
  [22, 0.9978],
  [25, 0.997],
  [30, 0.9957],
];

/** Density of water in g/cm³ between 10 and 30 °C, straight lines between the tabled degrees. */
export function waterDensity(celsius = 20): number {
  const [first] = waterDensities;
  let before = first ?? [celsius, 1];
  for (const next of waterDensities) {
    if (celsius <= next[0]) {
      const part = next[0] === before[0] ? 0 : (celsius - before[0]) / (next[0] - before[0]);
      return before[1] + Math.max(0, part) * (next[1] - before[1]);
    }
    before = next;
  }
  return before[1];
}

/** What weighing in water leaves open beside the step of the scale: air bubbles, the thread. */
const waterError = (massG: number): number => (massG >= 5 ? 0.005 : massG >= 3 ? 0.01 : 0.02);

/**
 * Density from the weight and the weight while hanging in water, both in g; null where the piece
 * does not displace any.
 */
export function densityInWater(mass: Reading, inWater: Reading, celsius?: number): Density | null {
  const water = waterDensity(celsius);
  const of = (massG: number, waterG: number) => (massG * water) / (massG - waterG);
  const displaced = mass.value - inWater.value;
  const step = (mass.step + inWater.step) / 2;
  if (mass.value <= 0 || inWater.value <= 0 || displaced <= step) return null;
  const error = waterError(mass.value);
  const value = of(mass.value, inWater.value);
  return {
    value,
    low: ((mass.value * water) / (displaced + step)) * (1 - error),
    high: ((mass.value * water) / (displaced - step)) * (1 + error),
  };
}

/** Volume in cm³ of the cylinder or box with these sizes, each `by` half steps larger. */
function outerVolume(sizes: Sizes, by: number): number {
  const cm = ({ value, step }: Reading) => (value + (by * step) / 2) / 10;
  if ("diameter" in sizes)
    return (Math.PI / 4) * cm(sizes.diameter) ** 2 * cm(sizes.thickness);
  return cm(sizes.length) * cm(sizes.width) * cm(sizes.height);
}

/**
 * Weight by volume of the cylinder or box around the piece, in g/cm³, and what half a unit of the
 * last place of each reading makes of it. It is below the density of the metal: relief, rims and
 * round corners leave part of the volume empty.
 */
export function outerDensity(mass: Reading, sizes: Sizes): Density | null {
  const of = (massG: number, by: number) => massG / outerVolume(sizes, by);
  if (mass.value <= 0 || outerVolume(sizes, -1) <= 0) return null;
  return {
    value: of(mass.value, 0),
    low: of(mass.value - mass.step / 2, 1),
    high: of(mass.value + mass.step / 2, -1),
  };
}

/** The densities that metal of this outer density can have: by its record's fill, or a usual one. */
export function metalDensity(outer: Span, form: Form, fillFactor: number | null): Span {
  const fill = fillFactor === null ? usualFill[form] : { low: fillFactor, high: fillFactor };
  return { low: outer.low / fill.high, high: outer.high / fill.low };
}
