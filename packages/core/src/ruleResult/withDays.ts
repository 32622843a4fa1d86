import type { JudgedRule } from "./expectationOf.ts";

/** Rules whose values are days, and fields that are. */
const rulesOfDays = new Set(["notExpired", "birthBeforeIssue", "seriesIssued", "validityTerm"]);
const fieldsOfDays = new Set(["birthDate", "issueDate", "expiryDate"]);

/**
 * A value of a rule with its days as `dayText` writes them. A number in which digits stand like those
 * of a day is left as it is, and so is a day that does not exist.
 */
export function withDays(
  { rule, about }: Pick<JudgedRule, "rule"> & { readonly about: string | null },
  value: string,
  dayText: (day: string) => string,
): string {
  if (!rulesOfDays.has(rule) && !fieldsOfDays.has(about ?? "")) return value;
  return value.replaceAll(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g, (day) =>
    isReal(day) ? dayText(day) : day,
  );
}

/** Whether a day exists: one past the end of a month would be taken for one of the next. */
function isReal(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
