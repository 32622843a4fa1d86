import type { RuleResult } from "@specimen/api/contract";
import { birthOf, expiryOf, issueOf, printedBirthOf, result, type RuleInput } from "./ruleInput.ts";

/** Rules on dates: that they exist, their order, and whether the document is still valid. */
export function dateRules(input: RuleInput): RuleResult[] {
  return [...possibleRules(input), expiryRule(input), orderRule(input)];
}

function possibleRules({ mrz }: RuleInput): RuleResult[] {
  return (["birthDate", "expiryDate"] as const).flatMap((about) => {
    const date = mrz.fields?.[about];
    if (date === undefined || date === null) return [];
    const told = { about, measured: date.raw };
    if (date.status === "ok") return [result("dates", "pass", "possible", told)];
    const isUnknown = date.status === "unknown" || date.status === "partly unknown";
    return [
      isUnknown
        ? result("dates", "notJudged", "partlyUnknown", told)
        : result("dates", "fail", "impossible", told),
    ];
  });
}

function expiryRule(input: RuleInput): RuleResult {
  const expiry = expiryOf(input);
  if (expiry === null) return result("notExpired", "notJudged", "notRead");
  const told = { measured: expiry, expected: input.today };
  return expiry < input.today
    ? result("notExpired", "fail", "expired", told)
    : result("notExpired", "pass", "valid", told);
}

/** Birth before issue, issue before expiry and not after today. */
function orderRule(input: RuleInput): RuleResult {
  const birth = birthOf(input);
  const later = [issueOf(input), expiryOf(input)] as const;
  const days = [birth, ...later].filter((day) => day !== null);
  const measured = days.join(" – ");
  if (days.length < 2) return result("birthBeforeIssue", "notJudged", "notRead");
  if (areInOrder(birth, later, input.today)) {
    return result("birthBeforeIssue", "pass", "inOrder", { measured });
  }
  // The zone leaves the century open, and the page does not say that it is the later one.
  const earlier = input.mrz.fields?.birthDate?.alternativeIso;
  const isOpen = earlier !== undefined && printedBirthOf(input) !== birth;
  return isOpen && areInOrder(earlier, later, input.today)
    ? result("birthBeforeIssue", "notJudged", "partlyUnknown", { measured })
    : result("birthBeforeIssue", "fail", "outOfOrder", { measured });
}

function areInOrder(
  birth: string | null,
  [issue, expiry]: readonly [string | null, string | null],
  today: string,
): boolean {
  const days = [birth, issue, expiry].filter((day) => day !== null);
  return (
    days.every((day, index) => index === 0 || (days[index - 1] ?? "") < day) &&
    (issue === null || issue <= today) &&
    (birth === null || birth <= today)
  );
}
