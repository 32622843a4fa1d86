import type { GrayImage } from "@specimen/reader";
import sharp, { type Metadata, type SharpOptions } from "sharp";
import { checkBytes, pictureLimits, refusalOfSize } from "./pictureLimits.ts";
import { RefusedPictureError } from "./refusedPicture.ts";

/** Longer side of the picture that is read, in pixels: finer ones gain nothing. */
const greatestReadSide = 3200;

const sharpOptions: SharpOptions = {
  limitInputPixels: pictureLimits.pixels,
  failOn: "truncated",
  pages: 1,
  sequentialRead: true,
};

/** Decoders that stay on; libvips holds many more, for SVG, PDF or TIFF among them. */
const allowedDecoders = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"];

/**
 * Turns off every decoder but those for JPEG, PNG and WebP, and sharp's cache and threads. It holds
 * for the whole process, so it belongs to the process that does nothing but read pictures.
 */
export function restrictDecoders(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: allowedDecoders });
}

/**
 * The pixels of an uploaded file, turned as its EXIF data says: the only way from bytes to pixels.
 * Everything else in the file (EXIF data with places, colour profiles, text behind the picture) is
 * left behind.
 * @throws {RefusedPictureError}
 */
export async function decodePicture(bytes: Uint8Array): Promise<GrayImage> {
  const kind = checkBytes(bytes);
  const metadata = await refusing(() => sharp(bytes, sharpOptions).metadata());
  checkMetadata(metadata, kind);
  const { data, info } = await refusing(() =>
    sharp(bytes, sharpOptions)
      .timeout({ seconds: pictureLimits.decodingSeconds })
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize(greatestReadSide, greatestReadSide, { fit: "inside", withoutEnlargement: true })
      .greyscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
}

function checkMetadata(metadata: Metadata, kind: string): void {
  const { format, width, height, pages = 1 } = metadata;
  if (format !== kind) throw new RefusedPictureError("unsupportedType");
  const refusal = refusalOfSize(width, height);
  if (refusal !== undefined) throw new RefusedPictureError(refusal);
  if (pages > 1) throw new RefusedPictureError("animated");
}

async function refusing<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (cause) {
    throw new RefusedPictureError(codeOf(cause), { cause });
  }
}

/** libvips tells its errors apart by text alone. */
function codeOf(cause: unknown): "tooLarge" | "tooSlow" | "damaged" {
  const message = cause instanceof Error ? cause.message : "";
  if (message.includes("pixel limit")) return "tooLarge";
  return message.includes("timeout") ? "tooSlow" : "damaged";
}
