import type { BanknoteSort, StatusKind } from "@specimen/api/contract";
import { placeOf } from "../../../catalogue/countryPositions.ts";
import {
  type Fact,
  type Places,
  type RecordQuestion,
  sortRecords,
} from "../../../search/findRecords.ts";
import { PlaceSet } from "../../../search/placeSet.ts";
import type { BanknoteQuery } from "./conditions.ts";
import { dayNumber, type GroupedBy, type IndexedNote, type NoteIndex } from "./noteIndex.ts";

type Note = IndexedNote;

/** What a question is judged by besides itself. */
interface Given {
  /** The customer's rule for each note. */
  readonly rules: Uint8Array;
  /** The notes with the words of the question; undefined without words. */
  readonly withWords: PlaceSet | undefined;
}

/** The question that conditions.ts and sorting.ts put to the database, for notes in memory. */
export function questionOf(
  index: NoteIndex,
  query: BanknoteQuery,
  { rules, withWords }: Given,
): RecordQuestion<Note> {
  const { unmeasured = false, limit, offset } = query;
  return {
    among: amongOf(index, query, withWords),
    conditions: conditionsOf(query, rules),
    facts: factsOf(index, query),
    unmeasured,
    order: orderOf(index, query, rules),
    limit,
    offset,
  };
}

/** The notes of the country, the currency and the value with the words; undefined for all. */
function amongOf(
  { notes, placesOf }: NoteIndex,
  query: Pick<BanknoteQuery, GroupedBy>,
  withWords: PlaceSet | undefined,
): Places | undefined {
  const lists = (["currencyISO", "countryId", "denomination"] as const).flatMap((member) => {
    const value = query[member];
    return value === undefined ? [] : [placesOf[member].get(value) ?? new Uint32Array()];
  });
  if (withWords === undefined && lists.length === 1) return lists[0];
  const sets = lists.map((places) => PlaceSet.of(notes.length, [places]));
  return PlaceSet.common(withWords === undefined ? sets : [...sets, withWords]);
}

const statuses: readonly StatusKind[] = ["issue", "outOfCirculation", "worthless"];

/** The rank of a note by its status on a day: current, withdrawn, without value. */
export const rankOn = (today: number) => (note: Note) => {
  if (note.worthlessDay !== null && note.worthlessDay <= today) return 2;
  return note.tenderEndDay !== null && note.tenderEndDay < today ? 1 : 0;
};

/** The status of a note on a day. */
export const statusOn = (today: number) => {
  const rank = rankOn(today);
  return (note: Note): StatusKind => statuses[rank(note)] ?? "issue";
};

function conditionsOf(query: BanknoteQuery, rules: Uint8Array) {
  const { status, tradability } = query;
  const rank = rankOn(dayNumber(query.today));
  const wantedRank = status === undefined ? undefined : statuses.indexOf(status);
  return [
    wantedRank !== undefined && ((note: Note) => rank(note) === wantedRank),
    tradability !== undefined && ((note: Note) => (rules[note.place] ?? 0) === tradability),
  ].filter((condition) => condition !== false);
}

function factsOf(
  { widths, heights }: NoteIndex,
  { colour, substrate, year, ...sides }: BanknoteQuery,
): Fact<Note>[] {
  const { widthMm, heightMm, toleranceMm } = sides;
  const facts: Fact<Note>[] = [];
  if (widthMm !== undefined || heightMm !== undefined) {
    const [low, high] = limitsOf(widthMm, toleranceMm);
    const [lowest, highest] = limitsOf(heightMm, toleranceMm);
    facts.push({
      is: (_, place) => {
        const width = widths[place] ?? -1;
        const height = heights[place] ?? -1;
        return (
          (width >= low && width <= high && height >= lowest && height <= highest) ||
          (height >= low && height <= high && width >= lowest && width <= highest)
        );
      },
      lacks: (_, place) => (widths[place] ?? -1) < 0 || (heights[place] ?? -1) < 0,
    });
  }
  if (colour !== undefined) {
    facts.push({
      is: ({ colours }) => colours.includes(colour),
      lacks: ({ colours }) => colours.length === 0,
    });
  }
  if (substrate !== undefined) {
    facts.push({
      is: (note) => note.substrate === substrate,
      lacks: (note) => note.substrate === null,
    });
  }
  if (year !== undefined) {
    const first = year * 10_000 + 101;
    const last = year * 10_000 + 1231;
    facts.push({
      is: ({ issuedDay, issueEndDay }) =>
        issuedDay !== null && issuedDay <= last && (issueEndDay === null || issueEndDay >= first),
      lacks: ({ issuedDay }) => issuedDay === null,
    });
  }
  return facts;
}

/** Between what a side is near a wanted one; without one every side is, also one not recorded, -1. */
const limitsOf = (side: number | undefined, tolerance: number): [number, number] =>
  side === undefined ? [-1, Infinity] : [Math.max(0, side - tolerance), side + tolerance];

/** The order of all notes; it is kept by everything that it depends on. */
function orderOf(index: NoteIndex, query: BanknoteQuery, rules: Uint8Array) {
  const { sort = "status", language, today, customerId, rulesRevision } = query;
  const isDescending = query.sort !== undefined && query.order === "desc";
  const dependsOn: Partial<Record<BanknoteSort, string>> = {
    note: language,
    country: language,
    motif: language,
    status: today,
    trade: `${customerId} ${rulesRevision} ${today}`,
  };
  const name = `${sort} ${isDescending} ${dependsOn[sort] ?? ""}`;
  const known = index.orders.get(name);
  if (known !== undefined) return known;
  const order = sortRecords(index.notes, sortKeys(index, query, rules)[sort], isDescending);
  index.orders.set(name, order);
  return order;
}

function sortKeys(
  index: NoteIndex,
  { language, today }: BanknoteQuery,
  rules: Uint8Array,
): Readonly<Record<BanknoteSort, (note: Note) => number | null>> {
  const at = placeOf(language);
  const day = dayNumber(today);
  const rank = rankOn(day);
  return {
    note: ({ seriesPositions }) => seriesPositions[at] ?? null,
    country: ({ countryId }) => index.countryPosition(countryId, language),
    value: ({ place }) => index.byValue[place] ?? null,
    motif: ({ motifPositions }) => motifPositions?.[at] ?? null,
    size: ({ place }) => index.bySize[place] ?? null,
    issued: ({ issuedDay }) => issuedDay,
    status: rank,
    trade: (note) => {
      const rule = rules[note.place] ?? 0;
      if (rank(note) === 2 || (note.issuedDay ?? 0) > day) return 0;
      return rank(note) === 1 ? rule & 1 : rule;
    },
  };
}
