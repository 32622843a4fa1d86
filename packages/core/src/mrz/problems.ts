import type { CellPlace, CheckDigitName, FieldName } from "./layout.ts";

/** What a reading reports; a screen finds its words by the code. */
export type MrzProblem =
  | { readonly code: "characters"; readonly places: readonly CellPlace[] }
  | { readonly code: "lineCount"; readonly actual: number; readonly expected: number }
  | {
      readonly code: "lineLength";
      readonly line: number;
      readonly actual: number;
      readonly expected: number;
    }
  | { readonly code: "checkDigit"; readonly name: CheckDigitName }
  | { readonly code: "invalidCharacters"; readonly field: FieldName }
  | { readonly code: "impossibleDate"; readonly field: FieldName }
  | { readonly code: "unknownCode"; readonly field: FieldName }
  | ({ readonly code: "misplacedFiller"; readonly field: FieldName } & CellPlace);

/** A problem as one line of plain text, for logs and comparisons; no text for a screen. */
export function errorOf(problem: MrzProblem): string {
  switch (problem.code) {
    case "characters":
      return "characters outside A-Z 0-9 <";
    case "lineCount":
      return `${problem.actual} instead of ${problem.expected} lines`;
    case "lineLength":
      return `line ${problem.line}: ${problem.actual} instead of ${problem.expected} characters`;
    case "checkDigit":
      return `${problem.name} check digit`;
    case "invalidCharacters":
      return `${problem.field}: invalid characters`;
    case "impossibleDate":
      return `${problem.field}: impossible date`;
    case "unknownCode":
      return `${problem.field}: unknown code`;
    case "misplacedFiller":
      return `${problem.field}: filler at line ${problem.line}, position ${problem.position}`;
  }
}
