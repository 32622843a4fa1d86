import type { RuleResult, Verdict } from "@specimen/api/contract";
import { dateRules } from "./dateRules.ts";
import { listRules } from "./listRules.ts";
import { printedRules } from "./printedRules.ts";
import type { RuleInput } from "./ruleInput.ts";
import { seriesRules } from "./seriesRules.ts";
import { zoneRules } from "./zoneRules.ts";

/** Every rule in the order of the document: its zone, its dates, its page, its series, the lists. */
export const judge = (input: RuleInput): RuleResult[] => [
  ...[...zoneRules(input), ...dateRules(input), ...printedRules(input), ...seriesRules(input)].map(
    (rule) => (rule.outcome === "fail" && restsOnDoubt(rule, input) ? doubtful(rule) : rule),
  ),
  ...listRules(input),
];

const doubtful = (rule: RuleResult): RuleResult => ({
  ...rule,
  outcome: "notJudged",
  reason: "unsurelyRead",
});

/** Check digits that a rule rests on, besides the one that it is about. */
const restsOn: Readonly<Partial<Record<RuleResult["rule"], readonly string[]>>> = {
  notExpired: ["expiryDate"],
  birthBeforeIssue: ["birthDate", "expiryDate"],
  numberFormat: ["documentNumber"],
};

/** Whether a rule would fail by characters that may have been misread. */
function restsOnDoubt({ rule, about }: RuleResult, { isUnsure, readDigits }: RuleInput): boolean {
  if (readDigits === null || rule === "checkDigit") return false;
  const digits = [...(restsOn[rule] ?? []), ...(about === null ? [] : [about])];
  return isUnsure || digits.some((name) => readDigits.get(name) === "notJudged");
}

/** A hit of the list beats every other result; else one rule that fails is a contradiction. */
export function verdictOf(rules: readonly RuleResult[]): Verdict {
  if (rules.some(({ reason }) => reason === "hit")) return "listed";
  return rules.some(({ outcome }) => outcome === "fail") ? "contradicts" : "addsUp";
}
