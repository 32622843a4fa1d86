import { sql } from "drizzle-orm";
import type { IndexHost } from "../../../catalogue/memoryIndex.ts";
import { banknotes } from "../tables.ts";
import {
  best,
  candidates,
  type LikelyNote,
  type LikelyNotes,
  likelyColumns,
  prepareLikelyInDatabase,
  tolerance,
} from "./likely.ts";
import { askNotes, dayNumber, type IndexedNote, type NoteIndex } from "./noteIndex.ts";
import { rankOn } from "./noteQuestion.ts";

/**
 * Prepares the search for likely notes: from the index in memory as soon as there is one, else by the
 * database, with the same answers.
 */
export function prepareLikelyNotes(host: IndexHost) {
  const inMemory = prepareLikelyInMemory(host);
  const inDatabase = prepareLikelyInDatabase(host.database);
  return async (asked: LikelyNotes): Promise<readonly LikelyNote[]> =>
    (await inMemory(asked)) ?? inDatabase(asked);
}

/** Prepares the search in memory; undefined while there is no index of the present catalogue. */
export function prepareLikelyInMemory(host: IndexHost) {
  const ask = askNotes(host);
  const read = host.database
    .select(likelyColumns)
    .from(banknotes)
    .where(sql`${banknotes.id} = any(${sql.placeholder("ids")}::text[])`)
    .prepare("likely_notes_by_id");

  return async (asked: LikelyNotes): Promise<readonly LikelyNote[] | undefined> => {
    const all = await ask(asked.query ?? "");
    const own = await ask(asked.ownQuery ?? "");
    if (all === undefined || own === undefined) return undefined;
    const { index } = all;
    const found = likeliest(index, asked, [
      ...(asked.query === undefined ? [] : [index.words.find(all.terms)]),
      ...(asked.ownQuery === undefined ? [] : [index.ownWords.find(own.terms)]),
    ]);
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const rows = new Map((await read.execute({ ...asked, ids })).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };
}

/** The best of the first notes that fit, the nearest in size and the current ones first. */
function likeliest(
  { notes }: NoteIndex,
  asked: LikelyNotes,
  withWords: readonly Uint8Array[],
): readonly IndexedNote[] {
  const { amount, currencies } = asked;
  const money = currencies && new Set(currencies);
  const isNear = fitsSides(asked);
  const fitting: IndexedNote[] = [];
  for (const note of notes) {
    if (fitting.length === candidates) break;
    if (money !== undefined && !money.has(note.currencyISO)) continue;
    if (amount !== undefined && note.denomination !== amount) continue;
    if (!withWords.every((found) => found[note.place] === 1)) continue;
    if (isNear(note)) fitting.push(note);
  }
  const rank = rankOn(dayNumber(asked.today));
  return fitting
    .map((note) => ({ note, distance: distanceTo(note, asked), rank: rank(note) }))
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank || a.note.place - b.note.place)
    .slice(0, best)
    .map(({ note }) => note);
}

type Sides = Pick<LikelyNotes, "width" | "height">;

/** Whether a note has the wanted sides, in either orientation. */
function fitsSides({ width, height }: Sides): (note: IndexedNote) => boolean {
  if (width === undefined && height === undefined) return () => true;
  const isWithin = (side: number | null, wanted: number | undefined) =>
    wanted === undefined ||
    (side !== null && side >= wanted - tolerance && side <= wanted + tolerance);
  return ({ widthMm, heightMm }) =>
    (isWithin(widthMm, width) && isWithin(heightMm, height)) ||
    (isWithin(heightMm, width) && isWithin(widthMm, height));
}

/** As of catalogue/size.ts: a side that is not recorded decides nothing. */
function distanceTo({ widthMm, heightMm }: IndexedNote, { width, height }: Sides): number {
  const off = (side: number | null, wanted: number | undefined) =>
    wanted === undefined ? 0 : side === null ? Infinity : Math.abs(side - wanted);
  return Math.min(
    off(widthMm, width) + off(heightMm, height),
    off(heightMm, width) + off(widthMm, height),
  );
}
