import type { AlarmReason, AlarmSettingsRule, RuleResult } from "@specimen/api/contract";

/** The reasons for an alarm that a failed rule gives; every rule without a word of its own is one of forgery. */
function reasonOf({ rule, reason }: RuleResult): AlarmReason {
  if (reason === "hit") return "stolen";
  if (rule === "notExpired") return "expired";
  return rule === "accepted" ? "notAccepted" : "forged";
}

/** The reasons for which a result raises an alarm by the customer's settings, the gravest first. */
export function alarmReasons(
  rules: readonly RuleResult[],
  { enabled, reasons }: AlarmSettingsRule,
): AlarmReason[] {
  if (!enabled) return [];
  const given = new Set(rules.filter(({ outcome }) => outcome === "fail").map(reasonOf));
  const gravest = ["stolen", "forged", "expired", "notAccepted"] as const;
  return gravest.filter((reason) => given.has(reason) && reasons.includes(reason));
}
