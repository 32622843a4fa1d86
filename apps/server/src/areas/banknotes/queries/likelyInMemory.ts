import type { IndexHost } from "../../../catalogue/memoryIndex.ts";
import { PlaceSet } from "../../../search/placeSet.ts";
import {
  best,
  candidates,
  type LikelyNote,
  type LikelyNotes,
  prepareLikelyInDatabase,
  tolerance,
} from "./likely.ts";
import { askNotes, dayNumber, type IndexedNote, type NoteIndex } from "./noteIndex.ts";
import { rankOn, statusOn } from "./noteQuestion.ts";

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

  return async (asked: LikelyNotes): Promise<readonly LikelyNote[] | undefined> => {
    const all = await ask(asked.query ?? "");
    const own = await ask(asked.ownQuery ?? "");
    if (all === undefined || own === undefined) return undefined;
    const { index } = all;
    const statusOf = statusOn(dayNumber(asked.today));
    return likeliest(index, asked, [
      ...(asked.query === undefined ? [] : [index.words.find(all.terms)]),
      ...(asked.ownQuery === undefined ? [] : [index.ownWords.find(own.terms)]),
    ]).map((note) => ({
      id: note.id,
      countryId: note.countryId,
      currencyISO: note.currencyISO,
      denomination: note.denomination,
      unit: note.unit,
      issuer: note.issuer,
      series: note.series,
      firstIssued: note.firstIssued,
      issuanceStopped: note.issuanceStopped,
      front: note.front,
      widthMm: note.widthMm,
      heightMm: note.heightMm,
      status: statusOf(note),
    }));
  };
}

/** The best of the first notes that fit, the nearest in size and the current ones first. */
function likeliest(
  index: NoteIndex,
  asked: LikelyNotes,
  withWords: readonly PlaceSet[],
): readonly IndexedNote[] {
  const { notes } = index;
  const isNear = fitsSides(asked);
  const isOfYear = fitsYear(asked);
  const fitting: IndexedNote[] = [];
  const places = placesOf(index, asked, withWords);
  const count = places?.length ?? notes.length;
  for (let at = 0; at < count && fitting.length < candidates; at += 1) {
    const note = notes[places === undefined ? at : (places[at] ?? 0)];
    if (note !== undefined && isOfYear(note) && isNear(note)) fitting.push(note);
  }
  const rank = rankOn(dayNumber(asked.today));
  return fitting
    .map((note) => ({ note, distance: distanceTo(note, asked), rank: rank(note) }))
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank || a.note.place - b.note.place)
    .slice(0, best)
    .map(({ note }) => note);
}

/** The places of the notes of the currencies and the amount with the words; undefined for all. */
function placesOf(
  { notes, placesOf: placesBy }: NoteIndex,
  { amount, currencies }: LikelyNotes,
  withWords: readonly PlaceSet[],
): Uint32Array | undefined {
  const ofMoney = currencies?.flatMap((each) => placesBy.currencyISO.get(each) ?? []);
  const ofAmount = amount === undefined ? undefined : placesBy.denomination.get(amount);
  const sets = [
    ...withWords,
    ...(ofMoney === undefined ? [] : [PlaceSet.of(notes.length, ofMoney)]),
    ...(amount === undefined ? [] : [PlaceSet.of(notes.length, ofAmount ? [ofAmount] : [])]),
  ];
  return PlaceSet.common(sets)?.places();
}

/** Whether a note was first issued in the wanted year. */
function fitsYear({ year }: LikelyNotes): (note: IndexedNote) => boolean {
  if (year === undefined) return () => true;
  const digits = String(year);
  return ({ firstIssued }) => firstIssued?.slice(0, 4) === digits;
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
