import type { Banknote, LookAlike } from "@specimen/api/contract";

/** A note among those of the same currency and value. */
export type SimilarRow = LookAlike & {
  /** The note of the page. */
  isHere: boolean;
};

/** The note itself first, then those it may be taken for. */
export function similarTo(note: Banknote): SimilarRow[] {
  const picture = note.images.find(({ side, light }) => side === "front" && light === "white");
  const here: SimilarRow = {
    ...note,
    isHere: true,
    thumbnailSrc: picture?.src ?? "",
    material: note.substrate,
    featuresOnlyHere: [],
    featuresOnlyThere: [],
    differences: [],
  };
  return [here, ...note.lookAlikes.map((alike) => ({ ...alike, isHere: false }))];
}
