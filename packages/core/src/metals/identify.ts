import {
  densityInWater,
  metalDensity,
  outerDensity,
  type Density,
  type Form,
  type Reading,
  type Sizes,
  type Span,
} from "./density.ts";
import { materialsIn, type MaterialName } from "./materials.ts";

/** A measure that a record may have, in g or mm. */
export type MeasureName = "mass" | "diameter" | "thickness" | "length" | "width" | "height";

/** What was read off scale, caliper or ruler; what was not measured is absent. */
export type Measures = Readonly<Partial<Record<MeasureName | "massInWater", Reading>>>;

/** The facts of a record that measures are compared with; null is not known. */
export interface MeasuredRecord {
  readonly metal: "gold" | "silver" | "platinum" | "palladium";
  /** Parts of a thousand. */
  readonly fineness: number;
  readonly form: Form;
  readonly weightG: number;
  /** What the law allows either side of it. */
  readonly weightToleranceG: number | null;
  readonly diameterMm: number | null;
  readonly thicknessMm: number | null;
  readonly lengthMm: number | null;
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** Of its alloy, in g/cm³. */
  readonly densityGcm3: number | null;
  readonly fillFactor: number | null;
}

/** Pass, fail, or unmeasured: the record lacks the measure. */
export type Verdict = "fits" | "off" | "unmeasured";

/** One measure beside the record's: measured minus recorded, within or beyond the tolerance. */
export interface Deviation {
  readonly measure: MeasureName | "density";
  readonly measured: number;
  readonly recorded: number | null;
  readonly difference: number | null;
  readonly tolerance: number | null;
  readonly verdict: Verdict;
}

/** A metal that a piece with these measures can be plated over, where the record says another. */
export type PlatingWarning = Extract<MaterialName, "tungsten" | "lead" | "brass">;

/** A record beside what was measured. `distance` is 0 where every known measure is met exactly. */
export interface Match {
  readonly verdict: Verdict;
  /** The record has every weight and size that was measured. */
  readonly isComplete: boolean;
  readonly distance: number;
  readonly deviations: readonly Deviation[];
  readonly warning: PlatingWarning | null;
}

const fieldOf = {
  mass: "weightG",
  diameter: "diameterMm",
  thickness: "thicknessMm",
  length: "lengthMm",
  width: "widthMm",
  height: "heightMm",
} as const satisfies Record<MeasureName, keyof MeasuredRecord>;

/** The measures of a record, in the order they are shown. */
export const measureNames = Object.keys(fieldOf) as readonly MeasureName[];

/** Densities apart by more than this share are told apart also where all readings are rough. */
const densityError = 0.02;

/**
 * Compares measures with a record. What fits every known measure "fits", which excludes and never
 * proves: the same weight and size can be had from other metals.
 */
export function compareWith(record: MeasuredRecord, measures: Measures): Match {
  const deviations = [
    ...measureNames.flatMap((name) => deviationOf(name, record, measures) ?? []),
    ...(densityDeviation(record, measures) ?? []),
  ];
  const known = deviations.filter(({ verdict }) => verdict !== "unmeasured");
  const distance = known.reduce(
    (sum, { difference, tolerance }) => sum + ((difference ?? 0) / (tolerance ?? 1)) ** 2,
    0,
  );
  const verdict = known.some((each) => each.verdict === "off")
    ? "off"
    : known.length === 0
      ? "unmeasured"
      : "fits";
  return {
    verdict,
    isComplete: deviations.every(
      ({ measure, recorded }) => measure === "density" || recorded !== null,
    ),
    distance,
    deviations,
    warning: warningOf(record, measures, deviations),
  };
}

/** Records in order of likeliness: those that fit, by how closely and how fully; then the others. */
export function identify<Item extends MeasuredRecord>(
  records: readonly Item[],
  measures: Measures,
): readonly { readonly record: Item; readonly match: Match }[] {
  const rank = { fits: 0, off: 1, unmeasured: 2 } as const;
  const unmeasuredOf = ({ deviations }: Match) =>
    deviations.filter(({ verdict }) => verdict === "unmeasured").length;
  return records
    .map((record) => ({ record, match: compareWith(record, measures) }))
    .sort(
      ({ match: a }, { match: b }) =>
        rank[a.verdict] - rank[b.verdict] ||
        (a.verdict === "fits" ? unmeasuredOf(a) - unmeasuredOf(b) : 0) ||
        a.distance - b.distance,
    );
}

/** The density that measures give: of the metal where it hung in water, else of the outer volume. */
export function measuredDensity(
  measures: Measures,
): (Density & { readonly kind: "water" | "outer" }) | null {
  const { mass, massInWater } = measures;
  if (mass === undefined) return null;
  if (massInWater !== undefined) {
    const density = densityInWater(mass, massInWater);
    return density && { ...density, kind: "water" };
  }
  const sizes = sizesOf(measures);
  const density = sizes && outerDensity(mass, sizes);
  return density === null ? null : { ...density, kind: "outer" };
}

function sizesOf({ diameter, thickness, length, width, height }: Measures): Sizes | null {
  if (diameter !== undefined && thickness !== undefined) return { diameter, thickness };
  if (length !== undefined && width !== undefined && height !== undefined)
    return { length, width, height };
  return null;
}

function deviationOf(
  name: MeasureName,
  record: MeasuredRecord,
  measures: Measures,
): Deviation | null {
  const reading = measures[name];
  if (reading === undefined) return null;
  const recorded = record[fieldOf[name]];
  const { value: measured, step } = reading;
  if (recorded === null)
    return {
      measure: name,
      measured,
      recorded,
      difference: null,
      tolerance: null,
      verdict: "unmeasured",
    };
  const tolerance = toleranceOf(name, record, recorded) + step / 2;
  return compared(name, measured, recorded, tolerance);
}

function compared(
  measure: Deviation["measure"],
  measured: number,
  recorded: number,
  tolerance: number,
): Deviation {
  // What scales and calipers show is decimal: the last place of a sum of fractions is noise.
  const difference = Number((measured - recorded).toFixed(4));
  const verdict = Math.abs(difference) <= tolerance + 1e-9 ? "fits" : "off";
  return { measure, measured, recorded, difference, tolerance, verdict };
}

/** Weight: what the law allows, at least half a per cent for wear; sizes: wear, and casting. */
function toleranceOf(name: MeasureName, record: MeasuredRecord, recorded: number): number {
  if (name === "mass") return Math.max(record.weightToleranceG ?? 0, recorded * 0.005, 0.01);
  if (record.form === "cast") return Math.max(1, recorded * 0.03);
  return name === "thickness" || name === "height" ? 0.2 : Math.max(0.2, recorded * 0.01);
}

/** The measured density beside that of the alloy, or the outer one beside the record's own. */
function densityDeviation(record: MeasuredRecord, measures: Measures): Deviation[] | null {
  const density = measuredDensity(measures);
  const { densityGcm3, fillFactor } = record;
  if (density === null) return null;
  const recorded =
    densityGcm3 === null || (density.kind === "outer" && fillFactor === null)
      ? null
      : density.kind === "water"
        ? densityGcm3
        : densityGcm3 * (fillFactor ?? 1);
  const { value: measured } = density;
  if (recorded === null)
    return [
      {
        measure: "density",
        measured,
        recorded,
        difference: null,
        tolerance: null,
        verdict: "unmeasured",
      },
    ];
  const asRead = Math.max(density.high - measured, measured - density.low);
  const own = density.kind === "outer" ? 0.06 : 0.01;
  return [compared("density", measured, recorded, asRead + recorded * own)];
}

/**
 * Tungsten weighs like fine gold, so no weight and no density shows it; in 22 carat gold it is too
 * heavy. Lead and brass under plating show by a density that is theirs and not the record's.
 */
function warningOf(
  record: MeasuredRecord,
  measures: Measures,
  deviations: readonly Deviation[],
): PlatingWarning | null {
  const isFineGold = record.metal === "gold" && record.fineness >= 986;
  const density = deviations.find(({ measure }) => measure === "density");
  const weight = deviations.find(({ measure }) => measure === "mass");
  if (density?.verdict !== "off")
    return isFineGold && weight?.verdict === "fits" ? "tungsten" : null;
  const span = metalSpan(record, measures);
  const names = span === null ? [] : materialsIn(span).map(({ name }) => name);
  const isPlated = (name: MaterialName): name is PlatingWarning =>
    name === "lead" || name === "brass" || (name === "tungsten" && record.metal === "gold");
  return names.find(isPlated) ?? null;
}

function metalSpan(record: MeasuredRecord, measures: Measures): Span | null {
  const density = measuredDensity(measures);
  if (density === null || density.kind === "water") return density;
  const span = metalDensity(density, record.form, record.fillFactor);
  return { low: span.low * (1 - densityError), high: span.high * (1 + densityError) };
}
