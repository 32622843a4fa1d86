import { type PictureRefusal, RefusedPictureError } from "./refusedPicture.ts";

/** What a picture may be; everything else is refused before a pixel is decoded. */
export const pictureLimits = {
  bytes: 12 * 1024 * 1024,
  /** Shorter and longer side in pixels. */
  leastSide: 400,
  greatestSide: 8000,
  /** Longer side divided by the shorter. */
  greatestRatio: 4,
  /** A file of few bytes can hold very many pixels of one colour. */
  pixels: 36_000_000,
  decodingSeconds: 8,
} as const;

export type PictureKind = "jpeg" | "png" | "webp";

/** First bytes of the kinds that are read; the name and the type that a client states are never used. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const startsWith = (offset: number, text: string) =>
    [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
  if (startsWith(0, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(0, "\x89PNG\r\n\x1a\n")) return "png";
  return startsWith(0, "RIFF") && startsWith(8, "WEBP") ? "webp" : undefined;
}

/** @throws {RefusedPictureError} when the bytes are too many or of another kind. */
export function checkBytes(bytes: Uint8Array): PictureKind {
  if (bytes.length > pictureLimits.bytes) throw new RefusedPictureError("tooManyBytes");
  const kind = kindOf(bytes);
  if (kind === undefined) throw new RefusedPictureError("unsupportedType");
  return kind;
}

/** What is wrong with the size of a picture, if anything is. */
export function refusalOfSize(width: number, height: number): PictureRefusal | undefined {
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < 1 || long > pictureLimits.greatestSide || width * height > pictureLimits.pixels) {
    return "tooLarge";
  }
  if (long > pictureLimits.greatestRatio * short) return "tooNarrow";
  return short < pictureLimits.leastSide ? "tooSmall" : undefined;
}
