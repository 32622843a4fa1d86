import type { RuleResult } from "@specimen/api/contract";
import { hasNoTimeLimit } from "@specimen/core/mrz";
import type { DocumentSeries } from "../../defineArea.ts";
import { expiryOf, issueOf, numberOf, result, type RuleInput } from "./ruleInput.ts";

/** Rules on the series of documents: kind and state, when it was issued, its terms and numbers. */
export function seriesRules(input: RuleInput): RuleResult[] {
  const { series } = input;
  if (series === null) {
    return [
      ...chipRules(input, null),
      ...(["seriesMatches", "seriesIssued", "validityTerm", "numberFormat"] as const).map((rule) =>
        result(rule, "notJudged", "noSeries"),
      ),
    ];
  }
  return [
    ...chipRules(input, series),
    matchRule(input, series),
    issuedRule(input, series),
    termRule(input, series),
    numberRule(input, series),
  ];
}

function matchRule({ mrz }: RuleInput, series: DocumentSeries): RuleResult {
  const { mrzState, mrzLayout, documentCode } = series;
  const expected = joined([mrzLayout, documentCode, mrzState]);
  if (mrz.fields === null) return result("seriesMatches", "notJudged", "notRead", { expected });
  const measured = joined([mrz.format, mrz.fields.documentCode, mrz.fields.issuingState]);
  const told = { measured, expected };
  if (expected === null) return result("seriesMatches", "notJudged", "notRecorded", told);
  const isSame =
    isOpenOr(mrzState, mrz.fields.issuingState) &&
    isOpenOr(mrzLayout, mrz.format) &&
    // The second letter is often the state's own choice and seldom recorded.
    (documentCode === null || mrz.fields.documentCode.startsWith(documentCode.charAt(0)));
  return isSame
    ? result("seriesMatches", "pass", "agrees", told)
    : result("seriesMatches", "fail", "otherSeries", told);
}

/** The symbol of ICAO 9303 stands on documents with a chip; told only where somebody looked for it. */
function chipRules({ hasChipSymbol }: RuleInput, series: DocumentSeries | null): RuleResult[] {
  if (hasChipSymbol === null) return [];
  if (series === null) return [result("chip", "notJudged", "noSeries")];
  if (series.hasChip === null) return [result("chip", "notJudged", "notRecorded")];
  return [
    hasChipSymbol === series.hasChip
      ? result("chip", "pass", "agrees")
      : result("chip", "fail", "differs"),
  ];
}

const isOpenOr = (recorded: string | null, read: string | null) =>
  recorded === null || recorded === read;

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(" ") || null;

/** The day of issue lies between the first and the last of the series. */
function issuedRule(input: RuleInput, { firstIssued, lastIssued }: DocumentSeries): RuleResult {
  const expected =
    firstIssued === null && lastIssued === null
      ? null
      : `${firstIssued ?? ""} – ${lastIssued ?? ""}`;
  if (expected === null) return result("seriesIssued", "notJudged", "notRecorded");
  const issue = issueOf(input) ?? "";
  if (issue === "") return result("seriesIssued", "notJudged", "noIssueDate", { expected });
  // Dates are compared as precisely as the recorded one is: 2017 is before 2017-03 and not.
  const isEarly = firstIssued !== null && issue.slice(0, firstIssued.length) < firstIssued;
  const isLate = lastIssued !== null && issue.slice(0, lastIssued.length) > lastIssued;
  const told = { measured: issue, expected };
  return isEarly || isLate
    ? result("seriesIssued", "fail", "notIssuedThen", told)
    : result("seriesIssued", "pass", "issuedThen", told);
}

/** Days by which a term may differ: some states count the first day, others do not. */
const toleranceDays = 2;

function termRule(input: RuleInput, { validityYears }: DocumentSeries): RuleResult {
  const issue = issueOf(input) ?? "";
  const expiry = expiryOf(input);
  if (validityYears === null || validityYears.length === 0) {
    return result("validityTerm", "notJudged", "notRecorded");
  }
  const expected = validityYears.join(", ");
  if (issue === "" || expiry === null) {
    return result("validityTerm", "notJudged", "noIssueDate", { expected });
  }
  const told = { measured: `${issue} – ${expiry}`, expected };
  // Some holders' cards have no time limit, which no series records as a term.
  if (hasNoTimeLimit(expiry)) return result("validityTerm", "notJudged", "notRecorded", told);
  const isTerm = validityYears.some(
    (years) => Math.abs(daysBetween(addYears(issue, years), expiry)) <= toleranceDays,
  );
  return isTerm
    ? result("validityTerm", "pass", "fits", told)
    : // Shorter terms are given now and then, so that this is a hint and no contradiction.
      result("validityTerm", "notJudged", "doesNotFit", told);
}

const addYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function numberRule(input: RuleInput, { numberPattern }: DocumentSeries): RuleResult {
  const number = numberOf(input);
  if (numberPattern === null) {
    return result("numberFormat", "notJudged", "notRecorded", { measured: number });
  }
  if (number === null) {
    return result("numberFormat", "notJudged", "notRead", { expected: numberPattern });
  }
  const told = { measured: number, expected: numberPattern };
  return fitsPattern(number, numberPattern)
    ? result("numberFormat", "pass", "fits", told)
    : result("numberFormat", "fail", "doesNotFit", told);
}

/** Zones, and people who type, leave out what separates the parts of a number: it is tried without it too. */
function fitsPattern(number: string, pattern: string): boolean {
  const capitals = number.toUpperCase();
  // What stands in a set is a range, and no separator.
  const plainPattern = pattern.replaceAll(/\[[^\]]*\]|\\?[-/ .()](?![*+?{])/g, (part) =>
    part.startsWith("[") ? part : "",
  );
  const plainNumber = capitals.replaceAll(/[-/ .()<]/g, "");
  return new RegExp(pattern, "u").test(capitals) || new RegExp(plainPattern, "u").test(plainNumber);
}
