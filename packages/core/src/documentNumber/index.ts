export { describePattern, type NumberPart } from "./describePattern.ts";
export { numberRuns, type NumberRun } from "./numberRuns.ts";
export {
  NumberPatternError,
  readPattern,
  type NumberFormat,
  type NumberPlace,
} from "./readPattern.ts";
export { testNumber, type NumberTest } from "./testNumber.ts";
