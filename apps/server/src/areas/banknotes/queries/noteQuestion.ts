import type { BanknoteSort, StatusKind } from "@specimen/api/contract";
import { placeOf } from "../../../catalogue/countryPositions.ts";
import { type Fact, type RecordQuestion, sortRecords } from "../../../search/findRecords.ts";
import type { BanknoteQuery } from "./conditions.ts";
import { dayNumber, type GroupedBy, type IndexedNote, type NoteIndex } from "./noteIndex.ts";

type Note = IndexedNote;
type Question = Omit<RecordQuestion<Note>, "withWords">;

/** The question that conditions.ts and sorting.ts put to the database, for notes in memory. */
export function questionOf(index: NoteIndex, query: BanknoteQuery, rules: Uint8Array): Question {
  const { unjudged = false, limit, offset } = query;
  return {
    among: amongOf(index, query),
    conditions: conditionsOf(query, rules),
    facts: factsOf(query),
    unjudged,
    order: orderOf(index, query, rules),
    limit,
    offset,
  };
}

/** The fewest notes with a value that is asked for. */
function amongOf({ placesOf }: NoteIndex, query: BanknoteQuery): Uint32Array | undefined {
  const grouped: readonly GroupedBy[] = ["currencyISO", "countryId", "denomination"];
  const groups = grouped.flatMap((member) => {
    const value = query[member];
    return value === undefined ? [] : [placesOf[member].get(value) ?? none];
  });
  return groups.sort((a, b) => a.length - b.length)[0];
}

const none = new Uint32Array(0);

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
  const { currencyISO, countryId, denomination, status, tradability } = query;
  const rank = rankOn(dayNumber(query.today));
  const wantedRank = status === undefined ? undefined : statuses.indexOf(status);
  return [
    currencyISO !== undefined && ((note: Note) => note.currencyISO === currencyISO),
    countryId !== undefined && ((note: Note) => note.countryId === countryId),
    denomination !== undefined && ((note: Note) => note.denomination === denomination),
    wantedRank !== undefined && ((note: Note) => rank(note) === wantedRank),
    tradability !== undefined && ((note: Note) => (rules[note.place] ?? 0) === tradability),
  ].filter((condition) => condition !== false);
}

function factsOf({ colour, substrate, year, ...sides }: BanknoteQuery): Fact<Note>[] {
  const { widthMm, heightMm, toleranceMm } = sides;
  const facts: Fact<Note>[] = [];
  if (widthMm !== undefined || heightMm !== undefined) {
    const isNear = (side: number | null, wanted: number | undefined) =>
      wanted === undefined ||
      (side !== null && side >= wanted - toleranceMm && side <= wanted + toleranceMm);
    facts.push({
      is: (note) =>
        (isNear(note.widthMm, widthMm) && isNear(note.heightMm, heightMm)) ||
        (isNear(note.heightMm, widthMm) && isNear(note.widthMm, heightMm)),
      lacks: (note) => note.widthMm === null || note.heightMm === null,
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

/** The order of all notes; it is kept by everything that it depends on. */
function orderOf(index: NoteIndex, query: BanknoteQuery, rules: Uint8Array) {
  const { sort = "status", language, today, customerId, rulesRevision } = query;
  const isDescending = query.sort !== undefined && query.order === "desc";
  const dependsOn: Partial<Record<BanknoteSort, string>> = {
    note: language,
    country: language,
    motif: language,
    status: today,
    trade: `${customerId} ${rulesRevision}`,
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
  return {
    note: ({ seriesPositions }) => seriesPositions[at] ?? null,
    country: ({ countryId }) => index.countryPosition(countryId, language),
    value: ({ place }) => index.byValue[place] ?? null,
    motif: ({ motifPositions }) => motifPositions?.[at] ?? null,
    size: ({ place }) => index.bySize[place] ?? null,
    issued: ({ issuedDay }) => issuedDay,
    status: rankOn(dayNumber(today)),
    trade: ({ place }) => rules[place] ?? 0,
  };
}
