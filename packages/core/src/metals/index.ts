export { materialsIn, materials, type Material, type MaterialName } from "./materials.ts";
export { alloyDensity, type AlloyParts } from "./materials.ts";
export {
  densityInWater,
  metalDensity,
  outerDensity,
  type Density,
  type Form,
  type Reading,
  type Span,
} from "./density.ts";
export {
  compareWith,
  identify,
  measuredDensity,
  measureNames,
  type Deviation,
  type Match,
  type MeasuredRecord,
  type MeasureName,
  type Measures,
  type PlatingWarning,
  type Verdict,
} from "./identify.ts";
export { meltValue, type GramPrice } from "./meltValue.ts";
export { readingOf } from "./readingOf.ts";
export { toGrams, toTroyOunces, type WeightUnit } from "./units.ts";
