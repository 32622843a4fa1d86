import { and, asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type CountryPosition, readCountryPositions } from "../../../catalogue/countryPositions.ts";
import { tradability } from "../../../customers/tables.ts";
import { shareMemoryIndex } from "../../../catalogue/memoryIndex.ts";
import type { Database } from "../../../database/database.ts";
import { readInSteps } from "../../../database/readInSteps.ts";
import { ranksOf } from "../../../search/findRecords.ts";
import { type WordIndex, WordIndexBuilder } from "../../../search/wordIndex.ts";
import { shareValues } from "../../../search/shareValues.ts";
import { banknotes, ownWords } from "../tables.ts";
import { type NoteRecord, recordColumns } from "./columns.ts";

/** A note with what lists show and are filtered and sorted by; days as numbers, 20261122. */
export interface IndexedNote extends NoteRecord {
  readonly place: number;
  readonly substrate: string | null;
  readonly colours: readonly string[];
  readonly worthlessDay: number | null;
  readonly tenderEndDay: number | null;
  readonly issuedDay: number | null;
  readonly issueEndDay: number | null;
  readonly seriesPositions: readonly number[];
  readonly motifPositions: readonly number[] | null;
}

/** The notes of one revision of the catalogue in memory. */
export interface NoteIndex {
  /** In the order of the catalogue. */
  readonly notes: readonly IndexedNote[];
  /** The places of the notes with a value of a member, in the order of the catalogue. */
  readonly placesOf: Readonly<Record<GroupedBy, ReadonlyMap<string | number, Uint32Array>>>;
  readonly words: WordIndex;
  /** The words of motifs, series and issuer, without the names of country and currency. */
  readonly ownWords: WordIndex;
  /** The places of all notes by how they are sorted; what was not used for longest is dropped. */
  readonly orders: LRUCache<string, Uint32Array>;
  /** A customer's rule for each note at a revision of its rules; 0 for those without one. */
  readonly rulesOf: (customerId: string, revision: number) => Promise<Uint8Array>;
  /** The position of a country's name in a language. */
  readonly countryPosition: CountryPosition;
  /** The sides of each note in mm, -1 where they are not recorded. */
  readonly widths: Float64Array;
  readonly heights: Float64Array;
  /** The rank of each note by value, and by its longer and then its shorter side. */
  readonly byValue: readonly (number | null)[];
  readonly bySize: readonly (number | null)[];
}

/** Members by whose values the notes are at hand. */
export type GroupedBy = "countryId" | "currencyISO" | "denomination";

/** Notes per query: others are answered between two. */
const step = 100;

/** A day as a number that compares as the day does. */
export const dayNumber = (day: string): number => Number(day.replaceAll("-", ""));
const dayOrNull = (day: string | null) => (day === null ? null : dayNumber(day));

/** The index of notes for everything that asks for them. */
export const askNotes = shareMemoryIndex(readNoteIndex);

/** Reads the notes and their words step by step. */
async function readNoteIndex(database: Database): Promise<NoteIndex> {
  const notes: IndexedNote[] = [];
  const words = new WordIndexBuilder();
  const own = new WordIndexBuilder();
  const read = prepareNotesAfter(database);
  const share = shareValues();
  for await (const { all, shown, listPosition: _, ...row } of readInSteps(step, read)) {
    words.add(all.split(" "));
    own.add(shown.split(" "));
    notes.push({
      ...share(row),
      place: notes.length,
      worthlessDay: dayOrNull(row.worthlessDay),
      tenderEndDay: dayOrNull(row.tenderEndDay),
      issuedDay: dayOrNull(row.issuedDay),
      issueEndDay: dayOrNull(row.issueEndDay),
    });
  }
  return {
    notes,
    placesOf: {
      countryId: placesBy(notes, "countryId"),
      currencyISO: placesBy(notes, "currencyISO"),
      denomination: placesBy(notes, "denomination"),
    },
    words: words.build(),
    ownWords: own.build(),
    orders: new LRUCache({ max: keptOrders }),
    rulesOf: keepRules(database, notes),
    countryPosition: await readCountryPositions(database),
    widths: Float64Array.from(notes, ({ widthMm }) => widthMm ?? -1),
    heights: Float64Array.from(notes, ({ heightMm }) => heightMm ?? -1),
    byValue: ranksOf(notes, ({ denomination }) => [denomination]),
    bySize: ranksOf(notes, sides),
  };
}

const placesBy = (notes: readonly IndexedNote[], member: GroupedBy) =>
  new Map(
    [...Map.groupBy(notes, (note) => note[member])].map(([value, those]) => [
      value,
      Uint32Array.from(those, ({ place }) => place),
    ]),
  );

const wordsIn = (vector: SQLWrapper) =>
  sql<string>`array_to_string(tsvector_to_array(${vector}), ' ')`;

function prepareNotesAfter(database: Database) {
  const select = database
    .select({
      ...recordColumns,
      listPosition: banknotes.listPosition,
      substrate: banknotes.substrate,
      colours: banknotes.colours,
      worthlessDay: banknotes.worthlessDay,
      tenderEndDay: banknotes.tenderEndDay,
      issuedDay: banknotes.issuedDay,
      issueEndDay: banknotes.issueEndDay,
      seriesPositions: banknotes.seriesPositions,
      motifPositions: banknotes.motifPositions,
      all: wordsIn(banknotes.searchVector),
      shown: wordsIn(ownWords),
    })
    .from(banknotes)
    // As one row: two comparisons joined by "or" would read all notes before it again for each step.
    .where(
      sql`(${banknotes.listPosition}, ${banknotes.id}) > (${sql.placeholder("listPosition")}, ${sql.placeholder("id")})`,
    )
    .orderBy(asc(banknotes.listPosition), asc(banknotes.id))
    .limit(sql.placeholder("size"))
    .prepare("notes_to_index");
  type Place = Pick<typeof banknotes.$inferSelect, "listPosition" | "id">;
  return ({ listPosition, id }: Place = { listPosition: -1, id: "" }, size: number) =>
    select.execute({ listPosition, id, size });
}

/** The longer side and then the shorter one, as far as they are known. */
const sides = ({ widthMm, heightMm }: IndexedNote): number[] =>
  [widthMm, heightMm].filter((side) => side !== null).sort((a, b) => b - a);

/** Orders that are kept: of eight columns in two directions and the languages that are read most. */
const keptOrders = 100;

/** Customers whose rules are kept, each at one revision. */
const keptRules = 200;

/** Reads the rules of a customer for every note once for each of their revisions. */
function keepRules(database: Database, notes: readonly IndexedNote[]): NoteIndex["rulesOf"] {
  const places = new Map(notes.map(({ id, place }) => [id, place]));
  const kept = new LRUCache<string, Promise<Uint8Array>>({ max: keptRules });
  return (customerId, revision) => {
    const name = `${customerId} ${revision}`;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const reading = readRules(database, places, customerId);
    kept.set(name, reading);
    reading.catch(() => kept.delete(name));
    return reading;
  };
}

async function readRules(
  database: Database,
  places: ReadonlyMap<string, number>,
  customerId: string,
): Promise<Uint8Array> {
  // One row for each value: many rows take the database longer to answer than to find.
  const rows = await database
    .select({
      value: tradability.value,
      ids: sql<string>`string_agg(${tradability.recordId}, ' ')`,
    })
    .from(tradability)
    .where(and(eq(tradability.customerId, customerId), eq(tradability.area, "banknotes")))
    .groupBy(tradability.value);
  const rules = new Uint8Array(places.size);
  for (const { value, ids } of rows) {
    for (const id of ids.split(" ")) {
      const place = places.get(id);
      if (place !== undefined) rules[place] = value;
    }
  }
  return rules;
}
