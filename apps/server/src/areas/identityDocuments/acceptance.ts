import type { Acceptance, DocumentStatus } from "@specimen/api/contract";
import { type Day, firstDayOf, lastDayOf } from "../../http/calendarDay.ts";
import type { effects } from "./rules.ts";

/** A rule of law or practice with its dates of effect. */
export interface DatedRule {
  readonly effect: (typeof effects)[number];
  readonly from: string | null;
  readonly to: string | null;
}

/** The documents a customer accepts: by default, and by country in place of it. */
export interface AcceptedLists {
  readonly byDefault: ReadonlySet<string>;
  readonly byCountry: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is decided about. */
export interface AcceptanceInput<R extends DatedRule> {
  readonly documentId: string;
  readonly countryId: string | null;
  readonly status: DocumentStatus;
  /** The rules that apply to the document, those of strongest effect first. */
  readonly rules: readonly R[];
  readonly lists: AcceptedLists;
  readonly today: Day;
}

/** The answer, and the rule that decided it, if one did. */
export interface Decision<R> extends Pick<Acceptance, "kind" | "decidedBy" | "reason" | "list"> {
  readonly rule: R | null;
}

/**
 * Decides whether a document is accepted. The law comes first: a series that is no longer valid and a
 * refusal by law need no list. Then the customer's list for the country, else its default list. An
 * empty default list is no rule; an empty list of a country accepts nothing. What is listed may still
 * have a condition of law.
 */
export function decide<R extends DatedRule>(input: AcceptanceInput<R>): Decision<R> {
  const { documentId, status, today } = input;
  const inForce = input.rules.filter((rule) => isInForce(rule, today));
  const ruleOf = (effect: R["effect"]) => inForce.find((rule) => rule.effect === effect) ?? null;
  const [refusal, question, condition] = [ruleOf("refuse"), ruleOf("ask"), ruleOf("condition")];
  const byLaw = { decidedBy: "law", list: null } as const;
  if (status === "expired")
    return { ...byLaw, kind: "refuse", reason: "noLongerValid", rule: refusal };
  if (refusal !== null) return { ...byLaw, kind: "refuse", reason: "lawRefuses", rule: refusal };
  const { list, ids } = listFor(input);
  if (list === null) {
    return question === null
      ? { kind: "ask", decidedBy: "houseRule", reason: "noHouseRule", list, rule: null }
      : { ...byLaw, kind: "ask", reason: "lawAsks", rule: question };
  }
  if (!ids.has(documentId))
    return { kind: "refuse", decidedBy: "houseRule", reason: "notListed", list, rule: null };
  if (question !== null)
    return { kind: "ask", decidedBy: "law", reason: "lawAsks", list, rule: question };
  if (condition !== null)
    return { kind: "condition", decidedBy: "law", reason: "lawCondition", list, rule: condition };
  const isOlder = status === "superseded";
  return {
    kind: isOlder ? "condition" : "accept",
    decidedBy: "houseRule",
    reason: isOlder ? "superseded" : "listed",
    list,
    rule: null,
  };
}

/** Whether a rule has effect on a day; a date of month or year precision counts as a whole. */
function isInForce({ from, to }: DatedRule, today: Day): boolean {
  return (from === null || firstDayOf(from) <= today) && (to === null || today <= lastDayOf(to));
}

function listFor({ countryId, lists }: Pick<AcceptanceInput<DatedRule>, "countryId" | "lists">) {
  const own = countryId === null ? undefined : lists.byCountry.get(countryId);
  if (own !== undefined) return { list: "country" as const, ids: own };
  const ids = lists.byDefault;
  return { list: ids.size === 0 ? null : ("default" as const), ids };
}
