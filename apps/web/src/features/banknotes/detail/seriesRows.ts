import type { Banknote, LookAlike, Mark } from "@specimen/api/contract";

/** A note among those that look like it. */
export type SeriesRow = LookAlike & {
  /** The note one is looking at. */
  isHere: boolean;
};

/** The note itself first, then those it may be taken for. */
export function seriesOf(note: Banknote): SeriesRow[] {
  const picture = note.images.find(({ side, light }) => side === "front" && light === "white");
  const here: SeriesRow = {
    ...note,
    isHere: true,
    thumbnailSrc: picture?.src ?? "",
    material: note.substrate,
    featuresOnlyHere: [],
    featuresOnlyThere: [],
    marks: [],
  };
  return [here, ...note.lookAlikes.map((alike) => ({ ...alike, isHere: false }))];
}

/** A mark that is one fact; the features are a list of their own. */
export type PlainMark = Exclude<Mark, "features">;

/** In the order in which a clerk sees them. */
const plainMarks: readonly PlainMark[] = [
  "size",
  "colour",
  "issued",
  "motifFront",
  "motifBack",
  "material",
];

/** The marks by which somewhere among the rows one note differs from the first. */
export const plainMarksOf = (rows: readonly SeriesRow[]): PlainMark[] =>
  plainMarks.filter((mark) => rows.some((row) => row.marks.includes(mark)));
