import { set, type FieldErrors, type FieldValues, type Resolver } from "react-hook-form";
import type * as z from "zod/mini";

/** A problem that only the browser can see, at a path of the form's values. */
export interface OwnProblem {
  readonly path: string;
  /** As `form.problem.{type}` says it. */
  readonly type: string;
  readonly limit: number;
}

/**
 * Judges a form by the schema of its call, so that browser and service have the same rules. `toBody`
 * makes of the form's values what is sent; a problem stands at the field of the same path. `judge`
 * adds what only the browser can see.
 */
export const contractResolver =
  <Values extends FieldValues>(
    schema: z.ZodMiniType,
    toBody: (values: Values) => unknown,
    judge: (values: Values) => readonly OwnProblem[] = () => [],
  ): Resolver<Values> =>
  (values) => {
    const body = toBody(values);
    const judged = schema.safeParse(body);
    const own = judge(values);
    if (judged.success && own.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, type, limit } of own) set(errors, path, { type, message: String(limit) });
    for (const issue of judged.error?.issues.toReversed() ?? [])
      set(errors, fieldOf(values, issue.path), {
        type: kindOf(issue, body),
        message: detailOf(issue, body),
      });
    return { values: {}, errors };
  };

type Issue = z.core.$ZodIssue;
type Path = Issue["path"];

const memberOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : null;

const valueAt = ({ path }: Issue, body: unknown): unknown => path.reduce(memberOf, body);

/** The path of the field that a problem stands at: several entries may be typed into one field. */
function fieldOf(values: unknown, path: Path): string {
  let value = values;
  const depth = path.findIndex((key) => {
    value = memberOf(value, key);
    return typeof value === "string";
  });
  return (depth < 0 ? path : path.slice(0, depth + 1)).join(".");
}

/** The name of a problem, as `form.problem.{name}` says it. */
function kindOf(issue: Issue, body: unknown): string {
  if (issue.code === "invalid_type") {
    if (issue.expected === "int") return "notWhole";
    return "received" in issue && issue.received === "NaN" ? "notANumber" : "missing";
  }
  if (issue.code === "too_small" && issue.inclusive === false) return "too_small_exclusive";
  if (issue.code === "too_small")
    return issue.origin === "string" && issue.minimum === 1
      ? "missing"
      : `too_small_${issue.origin}`;
  if (issue.code === "too_big") return `too_big_${issue.origin}`;
  if (issue.code === "invalid_format" && valueAt(issue, body) === "") return "missing";
  if (issue.code === "invalid_format" && issue.format === "email") return "notEmail";
  return issue.code;
}

/** The limit that was overstepped, or the entry that is wrong where there may be several. */
function detailOf(issue: Issue, body: unknown): string {
  if (issue.code === "too_small") return String(issue.minimum);
  if (issue.code === "too_big") return String(issue.maximum);
  return kindOf(issue, body) === "notEmail" ? String(valueAt(issue, body)) : "";
}
