import { NumberPatternError, testNumber, type NumberTest } from "../documentNumber/index.ts";

/** What is needed of the result of a rule, as the service tells it. */
export interface JudgedRule {
  readonly rule: string;
  readonly measured: string | null;
  readonly expected: string | null;
}

/** What a rule expected, in a form that words can be found for. */
export type Expectation =
  | { readonly kind: "nothing" }
  | { readonly kind: "value"; readonly value: string }
  /** This day, month or year, or a later one. */
  | { readonly kind: "from"; readonly date: string }
  /** This day, month or year, or an earlier one. */
  | { readonly kind: "until"; readonly date: string }
  /** Terms of validity, in years. */
  | { readonly kind: "years"; readonly years: readonly number[] }
  /** How the number stands beside its format. */
  | { readonly kind: "number"; readonly test: NumberTest };

const nothing: Expectation = { kind: "nothing" };

/** Reads what a rule expected: the service tells dates, spans and patterns in their plain form. */
export function expectationOf({ rule, measured, expected }: JudgedRule): Expectation {
  if (expected === null) return nothing;
  switch (rule) {
    case "notExpired":
      return { kind: "from", date: expected };
    case "seriesIssued":
      return spanOf(expected);
    case "validityTerm":
      return { kind: "years", years: expected.split(",").map(Number) };
    case "numberFormat":
      return measured === null ? nothing : numberOf(expected, measured);
    default:
      return { kind: "value", value: expected };
  }
}

/** Two dates around a dash, of which one may be missing. */
function spanOf(span: string): Expectation {
  const [from = "", until = ""] = span.split("–").map((date) => date.trim());
  if (until === "") return { kind: "from", date: from };
  return from === "" ? { kind: "until", date: until } : { kind: "value", value: span };
}

function numberOf(pattern: string, number: string): Expectation {
  try {
    return { kind: "number", test: testNumber(pattern, number) };
  } catch (error) {
    if (error instanceof NumberPatternError) return nothing;
    throw error;
  }
}
