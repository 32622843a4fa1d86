import { Confidence } from "@specimen/api/contract";
import type { StoredDuty, travelRules } from "./tables.ts";

type Rule = typeof travelRules.$inferSelect;

/**
 * The rule that all members of an area have: their limits, and of the rest only what holds for each
 * of them. It is as sure as the least sure, and checked against the pages that all were compared
 * with. Undefined where the limits differ.
 */
export function commonRule(members: readonly Rule[]): Rule | undefined {
  const [first, ...others] = members;
  if (first === undefined) return undefined;
  if (!others.every(({ limits }) => isSame(limits, first.limits))) return undefined;
  const hasNote = others.every(({ note }) => note === first.note);
  const sources = first.sources.filter(({ url }) =>
    others.every((other) => other.sources.some((source) => source.url === url)),
  );
  const isChecked = sources.length > 0 && members.every(({ checks }) => checks.length > 0);
  return {
    ...first,
    customs: commonDuty(members),
    note: hasNote ? first.note : null,
    remarks: hasNote ? first.remarks : null,
    confidence: leastSure(members),
    sources: isChecked ? sources : [],
    checks: isChecked
      ? first.checks.map((check) => ({ ...check, sources: sources.map((_, index) => index) }))
      : [],
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** From the surest to the least sure. */
const levels = Confidence.options;

const leastSure = (members: readonly Rule[]) =>
  levels[Math.max(...members.map(({ confidence }) => levels.indexOf(confidence)))] ?? "low";

/** What customs of every member ask for alike; null is not known or not the same. */
function commonDuty(members: readonly Rule[]): StoredDuty | null {
  const [first = null, ...others] = members.map(({ customs }) => customs);
  if (first === null) return null;
  const isCommon = (name: keyof StoredDuty) =>
    others.every((other) => isSame(other?.[name], first[name]));
  return {
    isAmountIncluded: isCommon("isAmountIncluded") ? first.isAmountIncluded : null,
    onRequestFrom: isCommon("onRequestFrom") ? first.onRequestFrom : null,
    withinEu: isCommon("withinEu") ? first.withinEu : null,
    countsTravellersCheques: isCommon("countsTravellersCheques")
      ? first.countsTravellersCheques
      : null,
    formName: isCommon("formName") ? first.formName : null,
    authorityName: isCommon("authorityName") ? first.authorityName : null,
    form: isCommon("form") ? first.form : null,
    authority: isCommon("authority") ? first.authority : null,
  };
}
