import { DrizzleQueryError } from "drizzle-orm";

/**
 * An error as the log has it: name, code and place of it and of each cause. Values of a failed
 * query are left out, since they may be tokens, codes or names; so is what the database says of a
 * row (`detail`).
 */
export function faultReport(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = `${headOf(error)}${framesOf(error)}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${faultReport(error.cause)}`;
}

function headOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `failed query: ${error.query}`;
  const code = "code" in error ? ` ${String(error.code)}` : "";
  // The database's messages name values; its code, table and constraint say what failed.
  if (!("severity" in error)) return `${error.name}${code}: ${error.message}`;
  const places = ["routine", "table", "constraint", "column"].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === "string" ? [`${key} ${value}`] : [];
  });
  return [`database error${code}`, ...places].join(", ");
}

/** The places of the stack without the message before them, whose lines may look like places. */
const framesOf = ({ message, stack = "" }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => `\n${line}`)
    .join("");
