import { setImmediate } from "node:timers/promises";
import type { StolenCheck, StolenFault } from "@specimen/api/contract";
import { parse } from "csv-parse";
import { plainNumber } from "./plainNumber.ts";

/** Is told how far a piece of work is, from 0 to 1; it ends where this throws. */
export type OnShare = (share: number) => Promise<void>;

/** The rows of a file: the numbers to add, and what is wrong with the others. */
export interface StolenRows {
  readonly rows: number;
  readonly numbers: readonly string[];
  readonly wrongCount: number;
  /** The first of the wrong rows: a file of nothing else has millions. */
  readonly wrong: StolenCheck["wrong"];
}

/** Columns of a file, of which the first alone is needed. */
const columns = ["number", "state", "reported", "note"] as const;

/** The most wrong rows that are named. */
const mostWrong = 5_000;

/** The most characters of a wrong row that are shown. */
const mostShown = 120;

/** Bytes that are parsed before others are let in. */
const slice = 64 * 1024;

/**
 * Reads a CSV of stolen documents (RFC 4180, also with semicolons or tabs): number, three-letter
 * state, day reported as 2026-11-21 or 21.11.2026, note. A first row of column names is left out.
 * Lets other events in after every slice, and tells how far it is. Rejects where it is no CSV.
 */
export async function readStolenCsv(content: Uint8Array, onShare?: OnShare): Promise<StolenRows> {
  const numbers = new Set<string>();
  const wrong: StolenCheck["wrong"] = [];
  let wrongCount = 0;
  let index = 0;
  let rows = 0;

  function take({ record, info }: CsvRow): void {
    const [number = "", state = "", reported = ""] = record;
    index += 1;
    if (index === 1 && isHeading(number)) return;
    rows += 1;
    const plain = plainNumber(number);
    const fault =
      record.length > columns.length
        ? "columns"
        : (faultOfNumber(number) ?? faultOfRest(state, reported, numbers.has(plain)));
    if (fault === undefined) {
      numbers.add(plain);
      return;
    }
    wrongCount += 1;
    if (wrong.length >= mostWrong) return;
    wrong.push({ line: info.lines, text: record.join(" ").slice(0, mostShown), code: fault });
  }

  await parseInSlices(content, take, onShare);
  return { rows, numbers: [...numbers], wrongCount, wrong };
}

/** A row with its place in the file. */
interface CsvRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function parseInSlices(
  content: Uint8Array,
  take: (row: CsvRow) => void,
  onShare?: OnShare,
): Promise<void> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(content),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on("end", resolve);
    parser.on("error", reject);
  });
  // It is waited for below, where a slice has failed as well.
  ended.catch(() => undefined);
  parser.on("data", take);
  for (let at = 0; at < content.length && !parser.destroyed; at += slice) {
    parser.write(content.subarray(at, at + slice));
    await setImmediate();
    await onShare?.(at / content.length);
  }
  parser.end();
  await ended;
}

/** What is wrong with a number as it is written; what parts its groups may stand in it. */
export function faultOfNumber(number: string): StolenFault | undefined {
  if (/[^\p{L}\p{N}\s/.()<-]/u.test(number)) return "characters";
  const { length } = plainNumber(number);
  if (length === 0) return "missing";
  return length < 5 || length > 20 ? "length" : undefined;
}

function faultOfRest(state: string, reported: string, isKnown: boolean): StolenFault | undefined {
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

const isHeading = (first: string): boolean => /^[\p{L}. _-]+$/u.test(first);

function delimiterOf(content: Uint8Array): string {
  const [first = ""] = new TextDecoder().decode(content.subarray(0, slice)).split(/\r?\n/, 1);
  return [";", "\t"].find((delimiter) => first.includes(delimiter)) ?? ",";
}
