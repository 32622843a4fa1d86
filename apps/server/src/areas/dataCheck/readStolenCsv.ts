import type { StolenCheck, StolenFault } from "@specimen/api/contract";
import { parse } from "csv-parse/sync";

/** The rows of a file: the numbers to add, and what is wrong with the others. */
export interface StolenRows {
  readonly rows: number;
  readonly numbers: readonly string[];
  readonly wrong: StolenCheck["wrong"];
}

/** Columns of a file, of which the first alone is needed. */
const columns = ["number", "state", "reported", "note"] as const;

/** The most characters of a wrong row that are shown. */
const mostShown = 120;

/**
 * Reads a CSV of stolen documents (RFC 4180, also with semicolons or tabs): number, three-letter
 * state, day reported as 2026-11-21 or 21.11.2026, note. A first row of column names is left out.
 */
export function readStolenCsv(content: Uint8Array): StolenRows {
  const text = new TextDecoder().decode(content);
  // With `info` each record comes with its place, which the types of the library leave out.
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const numbers = new Set<string>();
  const wrong: StolenCheck["wrong"] = [];
  let rows = 0;
  for (const [index, { record, info }] of records.entries()) {
    const [number = "", state = "", reported = ""] = record;
    if (index === 0 && isHeading(number)) continue;
    rows += 1;
    const plain = plainNumber(number);
    const fault =
      record.length > columns.length
        ? "columns"
        : (faultOfNumber(plain) ?? faultOfRest(state, reported, numbers.has(plain)));
    if (fault === undefined) numbers.add(plain);
    else wrong.push({ line: info.lines, text: record.join(" ").slice(0, mostShown), code: fault });
  }
  return { rows, numbers: [...numbers], wrong };
}

/** A number as documents are compared by: capitals and digits alone. */
export const plainNumber = (number: string): string =>
  number.toUpperCase().replaceAll(/[\s<-]/g, "");

/** What is wrong with a number in its plain form. */
export function faultOfNumber(number: string): StolenFault | undefined {
  if (number === "") return "missing";
  if (!/^[A-Z0-9]+$/.test(number)) return "characters";
  return number.length < 5 || number.length > 20 ? "length" : undefined;
}

function faultOfRest(
  state: string,
  reported: string,
  isKnown: boolean,
): StolenFault | undefined {
  if (state !== "" && !/^[A-Z]{1,3}$/.test(state)) return "state";
  if (reported !== "" && !isDay(reported)) return "date";
  return isKnown ? "duplicate" : undefined;
}

/** Whether a day that exists is written as 2026-11-21 or 21.11.2026. */
function isDay(written: string): boolean {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written);
  const [day, month, year] = german
    ? [german[1], german[2], german[3]]
    : (/^(\d{4})-(\d{2})-(\d{2})$/.exec(written)?.slice(1).toReversed() ?? []);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1;
}

const isHeading = (first: string): boolean => /^[a-zäöüéèńłčšž. _-]+$/i.test(first) && !/\d/.test(first);

function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r?\n/, 1);
  return [";", "\t"].find((delimiter) => first.includes(delimiter)) ?? ",";
}
