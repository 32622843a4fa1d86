import type { ThumbnailFrame } from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";

/** The thumbnails of a list of notes; where no size is recorded a common one is drawn. */
export const noteFrame: ThumbnailFrame = {
  width: 104,
  height: 46,
  most: 0.58,
  assumed: { widthMm: 140, heightMm: 70 },
};
