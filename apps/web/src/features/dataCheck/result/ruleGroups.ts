import type { RuleResult } from "@specimen/api/contract";

/** The parts of a result, each with its rules in their order. */
const groupRules = {
  zone: ["shape", "checkDigit", "documentCode", "issuingState", "nationality"],
  dates: ["dates", "notExpired", "birthBeforeIssue", "printedField", "licence"],
  lists: [
    "chip",
    "seriesMatches",
    "seriesIssued",
    "validityTerm",
    "numberFormat",
    "stolenList",
    "accepted",
  ],
} as const satisfies Record<string, readonly RuleResult["rule"][]>;

export type RuleGroup = keyof typeof groupRules;

/** Rules by the part of the document they are about; parts without rules are left out. */
export const groupsOf = (
  rules: readonly RuleResult[],
): readonly { group: RuleGroup; rules: readonly RuleResult[] }[] =>
  (Object.keys(groupRules) as RuleGroup[])
    .map((group) => ({
      group,
      rules: rules.filter(({ rule }) => groupRules[group].some((name) => name === rule)),
    }))
    .filter(({ rules }) => rules.length > 0);

/** The rule that is explained first: the first that fails by itself, else the first. */
export const firstToExplain = (rules: readonly RuleResult[]): RuleResult | undefined =>
  rules.find(({ outcome, reason }) => outcome === "fail" && reason !== "followsFrom") ?? rules[0];
