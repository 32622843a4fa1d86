import { checkRules, type RuleResult } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { firstToExplain, groupsOf } from "./ruleGroups.ts";

const ruleOf = (
  rule: RuleResult["rule"],
  outcome: RuleResult["outcome"] = "pass",
  reason: RuleResult["reason"] = "fits",
): RuleResult => ({ rule, about: null, outcome, reason, measured: null, expected: null });

it("tells every rule of the contract once, and no empty part", () => {
  const told = groupsOf(checkRules.map((rule) => ruleOf(rule))).flatMap(({ rules }) => rules);
  expect(told.map(({ rule }) => rule).sort()).toEqual([...checkRules].sort());
  expect(groupsOf([ruleOf("shape")]).map(({ group }) => group)).toEqual(["zone"]);
});

it("explains the cause before its consequence", () => {
  const cause = ruleOf("checkDigit", "fail", "checkDigitWrong");
  const rules = [ruleOf("shape"), ruleOf("checkDigit", "fail", "followsFrom"), cause];
  expect(firstToExplain(rules)).toBe(cause);
  expect(firstToExplain([ruleOf("shape")])?.rule).toBe("shape");
  expect(firstToExplain([])).toBeUndefined();
});
