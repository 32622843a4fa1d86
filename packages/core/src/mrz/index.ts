export { isMrzText, lookAlikeOf, mrzCharacters } from "./characters.ts";
export {
  checkDigit,
  type CheckDigitStep,
  type CheckDigitSteps,
  explainCheckDigit,
} from "./checkDigit.ts";
export {
  type CheckDigitExplanation,
  coveredPlaces,
  explainMrzCheckDigit,
  type MrzCheckDigit,
  type PlacedStep,
  readCheckDigits,
  type TypedCheckDigit,
} from "./checkDigits.ts";
export { type DocumentKind, readDocumentCode } from "./documentCodes.ts";
export type { MrzFields } from "./fields.ts";
export {
  type CellPlace,
  type Cells,
  cellsAt,
  type CheckDigitName,
  fieldAt,
  type FieldCells,
  type FieldName,
  isAllowed,
  type MrzFormat,
  type MrzLayout,
} from "./layout.ts";
export { layouts, mrzFormats } from "./layouts.ts";
export type { Misreading } from "./misreadings.ts";
export { normaliseMrz } from "./normaliseMrz.ts";
export type { MrzProblem } from "./problems.ts";
export { hasNoTimeLimit, type IsoDate, type MrzDate, type MrzDateStatus } from "./readDate.ts";
export { type MrzReading, type NextCell, readMrz, referenceDay } from "./readMrz.ts";
export { recogniseFormat } from "./recogniseFormat.ts";
export { readStateCode, type StateCode, type StateKind } from "./stateCodes.ts";
export { compareName, type NameAgreement, transliterate } from "./transliterate.ts";
export { type MrzContent, MrzContentError, writeMrz, type WriteMrzOptions } from "./writeMrz.ts";
