import type { pictureAdvice } from "@specimen/api/contract";

/** What was seen in one frame of the camera. */
export interface LiveReading {
  /** The lines were read surely, and nothing would make the picture better. */
  readonly isReadable: boolean;
  readonly advice: readonly (typeof pictureAdvice)[number][];
  /** Where the zone is: x and y of its four corners in pixels of the frame; null where none was found. */
  readonly corners: readonly number[] | null;
}
