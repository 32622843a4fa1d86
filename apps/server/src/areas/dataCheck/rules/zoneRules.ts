import type { RuleResult } from "@specimen/api/contract";
import {
  layouts,
  type MrzProblem,
  type MrzReading,
  readDocumentCode,
  readStateCode,
} from "@specimen/core/mrz";
import { result, type RuleInput } from "./ruleInput.ts";

/** Rules on the zone by itself (ICAO 9303-3): shape, check digits, codes. */
export function zoneRules(input: RuleInput): RuleResult[] {
  const { format } = input.mrz;
  if (format === null) return [result("shape", "notJudged", "notRead")];
  return [shapeRule(input), ...digitRules(input), ...codeRules(input)];
}

function shapeRule({ mrz }: RuleInput): RuleResult {
  const layout = layouts[mrz.format ?? "TD3"];
  const expected = `${layout.format}, ${layout.lines} × ${layout.width}`;
  const [problem] = mrz.problems.filter(({ code }) => shapeProblems.includes(code));
  if (problem === undefined) {
    const about = misplacedIn(mrz);
    return about === undefined
      ? result("shape", "pass", "fits", { expected })
      : result("shape", "fail", "doesNotFit", { about, expected });
  }
  const told = { measured: measuredShape(problem), expected };
  // A zone that was not typed to its end contradicts nothing.
  if (mrz.typed.isIncomplete) return result("shape", "notJudged", "incomplete", told);
  const reason = problem.code === "characters" ? "wrongCharacters" : "wrongLength";
  return result("shape", "fail", reason, told);
}

const shapeProblems: readonly MrzProblem["code"][] = ["characters", "lineCount", "lineLength"];

/** Fields whose characters other rules judge: those on dates and on codes. */
const judgedElsewhere: ReadonlySet<string> = new Set([
  "birthDate",
  "expiryDate",
  "documentCode",
  "issuingState",
  "nationality",
]);

/** The first other field with a character that cannot stand where it is. */
function misplacedIn({ format, problems, fields }: MrzReading): string | undefined {
  for (const problem of problems) {
    if (problem.code !== "invalidCharacters" && problem.code !== "misplacedFiller") continue;
    const { field } = problem;
    if (judgedElsewhere.has(field)) continue;
    // Some issuers part given names by two fillers.
    if (field === "names" && problem.code === "misplacedFiller" && !isFirst(problem, format))
      continue;
    // The French card has its number in parts.
    const about =
      field === "issueYearMonth" || field === "runningNumber" ? "documentNumber" : field;
    // A number that was left out is none that begins too late.
    if (about !== "documentNumber" || fields?.documentNumber !== "") return about;
  }
  return undefined;
}

/** Whether a problem is in the first cell of its field. */
const isFirst = ({ field, position }: Misplaced, format: MrzReading["format"]): boolean =>
  layouts[format ?? "TD3"].fields.some(({ name, from }) => name === field && from === position);

type Misplaced = Extract<MrzProblem, { code: "misplacedFiller" }>;

function measuredShape(problem: MrzProblem): string | null {
  if (problem.code === "lineCount") return String(problem.actual);
  if (problem.code === "lineLength") return `${problem.line}: ${problem.actual}`;
  return null;
}

function digitRules({ mrz, readDigits }: RuleInput): RuleResult[] {
  const digits = mrz.checkDigits ?? [];
  const wrong = digits.filter(({ ok }) => !ok).map(({ name }) => name);
  return digits.map(({ name, printed, expected, ok }) => {
    const told = { about: name, measured: printed, expected };
    if (readDigits?.get(name) === "notJudged") {
      return result("checkDigit", "notJudged", "unsurelyRead", told);
    }
    if (ok) return result("checkDigit", "pass", "checkDigitRight", told);
    // The composite digit covers the fields of the others: one cause is not told as two.
    const follows = name === "composite" && wrong.length > 1;
    return result("checkDigit", "fail", follows ? "followsFrom" : "checkDigitWrong", told);
  });
}

function codeRules({ mrz, isFantasyState }: RuleInput): RuleResult[] {
  const { format, fields } = mrz;
  if (fields === null || format === null) return [];
  const { documentCode, issuingState, nationality } = fields;
  const kind = readDocumentCode(format, documentCode);
  return [
    kind === undefined
      ? result("documentCode", "fail", "unknownCode", { measured: documentCode })
      : result("documentCode", "pass", "known", { measured: documentCode }),
    isFantasyState
      ? result("issuingState", "fail", "fantasyState", { measured: issuingState })
      : stateRule("issuingState", issuingState),
    ...(nationality === undefined ? [] : [stateRule("nationality", nationality)]),
  ];
}

function stateRule(rule: "issuingState" | "nationality", measured: string): RuleResult {
  const state = readStateCode(measured);
  if (state === undefined) return result(rule, "fail", "unknownCode", { measured });
  if (state.kind === "specimen") return result(rule, "pass", "specimenState", { measured });
  // Documents of former states may still be valid; whether this one is, its dates say.
  if (state.kind === "former") return result(rule, "notJudged", "formerState", { measured });
  return result(rule, "pass", "known", { measured });
}
