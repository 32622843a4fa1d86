import type { RuleResult } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { judge } from "./judge.ts";
import type { RuleInput } from "./ruleInput.ts";

/** A document of which nothing is known. */
export const nothing: RuleInput = {
  mrz: readMrz(""),
  printed: {},
  readDigits: null,
  isUnsure: false,
  licence: null,
  hasChipSymbol: null,
  series: null,
  isFantasyState: false,
  stolen: "noHit",
  today: "2026-11-23",
};

/** What a rule says of a document of which this is known. */
export const outcomeOf = (rule: RuleResult["rule"], input: Partial<RuleInput>) =>
  judge({ ...nothing, ...input }).find((each) => each.rule === rule);
