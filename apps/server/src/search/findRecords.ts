/** A filter on a fact that may be unknown: whether a record matches, and whether it lacks the fact. */
export interface Fact<Row> {
  readonly is: (record: Row) => boolean;
  readonly lacks: (record: Row) => boolean;
}

/** A question to records in memory. */
export interface RecordQuestion<Row> {
  /** For each record 1 where it has the words of the question; undefined without words. */
  readonly withWords?: Uint8Array | undefined;
  readonly conditions: readonly ((record: Row) => boolean)[];
  readonly facts: readonly Fact<Row>[];
  /** The records that cannot be judged instead of those that match. */
  readonly unjudged: boolean;
  /** The places of all records as they are sorted; without it they stand as they are. */
  readonly order?: Uint32Array | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of records and how many there are; those not judged lack a fact and match otherwise. */
export interface FoundRecords<Row> {
  readonly page: readonly Row[];
  readonly total: number;
  readonly notJudged: number;
}

/** Answers a question as SQL does: all facts match, or with `unjudged` some are lacking. */
export function findRecords<Row>(
  records: readonly Row[],
  question: RecordQuestion<Row>,
): FoundRecords<Row> {
  const { unjudged, order, limit, offset } = question;
  const { fitting, open } = judge(records, question);
  const wanted = unjudged ? open : fitting;
  const places =
    order === undefined
      ? wanted.subarray(offset, offset + limit)
      : pageOf(order, wanted, { limit, offset });
  return {
    page: Array.from(places, (place) => records[place]).filter((record) => record !== undefined),
    total: wanted.length,
    notJudged: open.length,
  };
}

/** The places of the records that match, and of those that cannot be judged. */
function judge<Row>(
  records: readonly Row[],
  { withWords, conditions, facts }: RecordQuestion<Row>,
): { readonly fitting: Uint32Array; readonly open: Uint32Array } {
  const fitting = new Uint32Array(records.length);
  const open = new Uint32Array(facts.length === 0 ? 0 : records.length);
  let fittingCount = 0;
  let openCount = 0;
  for (const [place, record] of records.entries()) {
    if (withWords !== undefined && withWords[place] === 0) continue;
    if (!conditions.every((holds) => holds(record))) continue;
    let fits = true;
    let passes = true;
    let lacksSome = false;
    for (const { is, lacks } of facts) {
      const holds = is(record);
      const isUnknown = lacks(record);
      fits &&= holds;
      passes &&= holds || isUnknown;
      lacksSome ||= isUnknown;
      if (!passes) break;
    }
    if (passes && fits) fitting[fittingCount++] = place;
    if (passes && lacksSome) open[openCount++] = place;
  }
  return { fitting: fitting.subarray(0, fittingCount), open: open.subarray(0, openCount) };
}

/** The places of a page among those that are wanted, in the order of all. */
function pageOf(
  order: Uint32Array,
  wanted: Uint32Array,
  { limit, offset }: Pick<RecordQuestion<unknown>, "limit" | "offset">,
): Uint32Array {
  const isWanted = new Uint8Array(order.length);
  for (const place of wanted) isWanted[place] = 1;
  const page = new Uint32Array(Math.max(0, Math.min(limit, wanted.length - offset)));
  let met = 0;
  for (const place of order) {
    if (met === offset + page.length) break;
    if (isWanted[place] === 0) continue;
    if (met >= offset) page[met - offset] = place;
    met += 1;
  }
  return page;
}

const last = 2 ** 31 + 1;

/**
 * The places of records sorted by a key, a whole number from 0 to 2³¹; those without one come last in
 * both directions, ties stay as they are.
 */
export function sortRecords<Row>(
  records: readonly Row[],
  sortKey: (record: Row) => number | null,
  isDescending: boolean,
): Uint32Array {
  const { length } = records;
  // Key and place in one number each: numbers are sorted natively, without a comparison of our own.
  const keyed = Float64Array.from(records, (record, place) => {
    const key = sortKey(record);
    const rank = key === null ? last : isDescending ? last - 1 - key : key;
    return rank * length + place;
  });
  keyed.sort();
  return Uint32Array.from(keyed, (value) => value % length);
}

/** The rank of each record by numbers of it, the same for the same numbers; null without any. */
export function ranksOf<Row>(
  records: readonly Row[],
  keysOf: (record: Row) => readonly number[],
): (number | null)[] {
  const keys = records.map((record) => keysOf(record));
  const distinct = new Map(keys.map((key) => [key.join(), key]));
  const ordered = [...distinct].toSorted(([, a], [, b]) => compare(a, b));
  const ranks = new Map(ordered.map(([name], rank) => [name, rank]));
  return keys.map((key) => (key.length === 0 ? null : (ranks.get(key.join()) ?? null)));
}

const compare = ([a = 0, b = 0]: readonly number[], [c = 0, d = 0]: readonly number[]): number =>
  a - c || b - d;
