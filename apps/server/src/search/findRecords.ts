import { PlaceSet } from "./placeSet.ts";

/** A filter on a fact that may be unknown: whether a record matches, and whether it lacks the fact. */
export interface Fact<Row> {
  readonly is: (record: Row, place: number) => boolean;
  readonly lacks: (record: Row, place: number) => boolean;
}

/** Places of records, a list of them in ascending order. */
export type Places = PlaceSet | Uint32Array;

/** A question to records in memory. */
export interface RecordQuestion<Row> {
  /** The records that fit so far, such as those with the words of the question; undefined for all. */
  readonly among?: Places | undefined;
  readonly conditions: readonly ((record: Row) => boolean)[];
  readonly facts: readonly Fact<Row>[];
  /** The unmeasured records instead of those that match. */
  readonly unmeasured: boolean;
  /** The places of all records as they are sorted; without it they stand as they are. */
  readonly order?: Uint32Array | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of records and how many there are; the unmeasured lack a fact and match otherwise. */
export interface FoundRecords<Row> {
  readonly page: readonly Row[];
  readonly total: number;
  readonly unmeasured: number;
}

/** Answers a question as SQL does: all facts match, or with `unmeasured` some are lacking. */
export function findRecords<Row>(
  records: readonly Row[],
  question: RecordQuestion<Row>,
): FoundRecords<Row> {
  const { fitting, open } = judge(records, question);
  const wanted = question.unmeasured ? open : fitting;
  return {
    page: pageOf(records, wanted, question),
    total: wanted.size,
    unmeasured: open.size,
  };
}

/** Records by their places, and how many; without `places` all of them. */
interface Selected {
  readonly places?: PlaceSet | undefined;
  readonly size: number;
}

/** The records that match, and the unmeasured ones. */
function judge<Row>(
  records: readonly Row[],
  { among, conditions, facts }: RecordQuestion<Row>,
): { readonly fitting: Selected; readonly open: Selected } {
  if (conditions.length === 0 && facts.length === 0) {
    const places = among instanceof Uint32Array ? PlaceSet.of(records.length, [among]) : among;
    return { fitting: { places, size: places?.size ?? records.length }, open: { size: 0 } };
  }
  const fitting = new PlaceSet(records.length);
  const open = new PlaceSet(facts.length === 0 ? 0 : records.length);
  const candidates = among instanceof Uint32Array ? among : among?.places();
  const count = candidates?.length ?? records.length;
  let fittingSize = 0;
  let openSize = 0;
  for (let at = 0; at < count; at += 1) {
    const place = candidates === undefined ? at : (candidates[at] ?? 0);
    const record = records[place];
    if (record === undefined || !holdAll(conditions, record)) continue;
    let fits = true;
    let passes = true;
    let lacksSome = false;
    // By number: an iterator for each record takes as long as a fact.
    for (let each = 0; passes && each < facts.length; each += 1) {
      const fact = facts[each];
      const holds = fact?.is(record, place) === true;
      const isUnknown = fact?.lacks(record, place) === true;
      fits &&= holds;
      passes = holds || isUnknown;
      lacksSome ||= isUnknown;
    }
    if (!passes) continue;
    if (fits) {
      fitting.add(place);
      fittingSize += 1;
    }
    if (lacksSome) {
      open.add(place);
      openSize += 1;
    }
  }
  return {
    fitting: { places: fitting, size: fittingSize },
    open: { places: open, size: openSize },
  };
}

function holdAll<Row>(conditions: readonly ((record: Row) => boolean)[], record: Row): boolean {
  for (const holds of conditions) if (!holds(record)) return false;
  return true;
}

/** The page of the wanted records, in the order of all. */
function pageOf<Row>(
  records: readonly Row[],
  { places, size }: Selected,
  { order, limit, offset }: RecordQuestion<Row>,
): Row[] {
  const page: Row[] = [];
  const end = Math.min(size, offset + limit);
  // Of all records the place in the order is known; of some it is met by counting.
  let met = places === undefined ? offset : 0;
  for (let at = met; met < end && at < records.length; at += 1) {
    const place = order === undefined ? at : (order[at] ?? 0);
    if (places?.has(place) === false) continue;
    const record = records[place];
    if (met >= offset && record !== undefined) page.push(record);
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
