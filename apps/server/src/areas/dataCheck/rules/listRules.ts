import type { RuleResult } from "@specimen/api/contract";
import { numberOf, result, type RuleInput } from "./ruleInput.ts";

/** The customer's own lists: numbers that must not be accepted, and the documents that are. */
export function listRules(input: RuleInput): RuleResult[] {
  return [stolenRule(input), acceptedRule(input)];
}

/** Only hit or no hit is told. */
function stolenRule(input: RuleInput): RuleResult {
  if (numberOf(input) === null) return result("stolenList", "notJudged", "notRead");
  switch (input.stolen) {
    case "hit":
      return result("stolenList", "fail", "hit");
    case "noHit":
      return result("stolenList", "pass", "noHit");
    case "noList":
      return result("stolenList", "notJudged", "noList");
  }
}

function acceptedRule({ series }: RuleInput): RuleResult {
  const acceptance = series?.acceptance ?? null;
  if (series === null) return result("accepted", "notJudged", "noSeries");
  if (acceptance === null) return result("accepted", "notJudged", "noRule");
  if (acceptance === "ask") return result("accepted", "notJudged", "ask");
  return result("accepted", acceptance === "accept" ? "pass" : "fail", acceptance);
}
