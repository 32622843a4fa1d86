import { type Banknote, type LookAlike, Mark } from "@specimen/api/contract";

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

/** The marks by which somewhere among the rows one note differs from the first. */
export const plainMarksOf = (rows: readonly SeriesRow[]): PlainMark[] =>
  Mark.options
    .filter((mark) => mark !== "features")
    .filter((mark) => rows.some((row) => row.marks.includes(mark)));
