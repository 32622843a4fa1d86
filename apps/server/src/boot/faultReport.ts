import { DrizzleQueryError } from "drizzle-orm";

/** An error as the log has it, without any value that came from a caller or out of the database. */
export interface FaultReport {
  readonly name: string;
  readonly code?: string;
  /** What the program itself says; left out of errors that quote what they read. */
  readonly message?: string;
  /** The failed query, without its values. */
  readonly query?: string;
  /** What the database names: table, constraint, column, routine. */
  readonly place?: string;
  readonly frames: readonly string[];
  readonly cause?: FaultReport;
}

/**
 * An error for the log: name, code and place of it and of each cause. Values of a failed query are
 * left out, since they may be tokens, codes or names; so is what the database says of a row
 * (`detail`), and what a parser quotes.
 */
export function faultReport(error: unknown): FaultReport {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  return {
    name: error.name,
    ...("code" in error && { code: String(error.code) }),
    ...saidBy(error),
    frames: framesOf(error),
    ...(error.cause !== undefined && { cause: faultReport(error.cause) }),
  };
}

function saidBy(error: Error): Pick<FaultReport, "message" | "query" | "place"> {
  if (error instanceof DrizzleQueryError) return { query: error.query };
  // The database's messages name values; its code, table and constraint say what failed.
  if ("severity" in error) {
    const places = ["routine", "table", "constraint", "column"].flatMap((key) => {
      const value: unknown = Reflect.get(error, key);
      return typeof value === "string" ? [`${key} ${value}`] : [];
    });
    return { place: places.join(", ") };
  }
  return error instanceof SyntaxError ? {} : { message: withoutValues(error.message) };
}

/** A message without what it quotes and without what looks like a token, a number or an address. */
const withoutValues = (message: string): string =>
  message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replaceAll(/\S+@\S+|[\w~+/-]{20,}={0,2}|\d{6,}/g, "…");

/** The places of the stack without the message before them, whose lines may look like places. */
const framesOf = ({ message, stack = "" }: Error): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
