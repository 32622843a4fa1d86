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
  /**
   * What to sort by, whole numbers from 0 to 2³¹; records without come last in both directions, ties
   * in the order of the records.
   */
  readonly sortKey?: ((record: Row) => number | null) | undefined;
  readonly isDescending?: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of records and how many there are; those not judged lack a fact and match otherwise. */
export interface FoundRecords<Row> {
  readonly page: readonly Row[];
  readonly total: number;
  readonly notJudged: number;
}

const last = 2 ** 31 + 1;

/** Answers a question as SQL does: all facts match, or with `unjudged` some are lacking. */
export function findRecords<Row>(
  records: readonly Row[],
  question: RecordQuestion<Row>,
): FoundRecords<Row> {
  const { unjudged, sortKey, isDescending = false, limit, offset } = question;
  const { fitting, open } = judge(records, question);
  const wanted = unjudged ? open : fitting;
  const places = sortKey === undefined ? wanted : sorted(records, wanted, sortKey, isDescending);
  const page = Array.from(places.subarray(offset, offset + limit), (place) => records[place]);
  return {
    page: page.filter((record) => record !== undefined),
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

/** Key and place in one number each: numbers are sorted natively, without a comparison of our own. */
function sorted<Row>(
  records: readonly Row[],
  places: Uint32Array,
  sortKey: (record: Row) => number | null,
  isDescending: boolean,
): Uint32Array {
  const { length } = records;
  const keyed = Float64Array.from(places, (place) => {
    const record = records[place];
    const key = record === undefined ? null : sortKey(record);
    const rank = key === null ? last : isDescending ? last - 1 - key : key;
    return rank * length + place;
  });
  keyed.sort();
  return Uint32Array.from(keyed, (value) => value % length);
}
