import type { ThumbnailFrame } from "@specimen/ui/ScaledThumbnail/thumbnailScale.ts";

/** The thumbnails of a list of documents: covers and cards in one scale. */
export const documentFrame: ThumbnailFrame = { width: 64, height: 56, most: 0.44 };
