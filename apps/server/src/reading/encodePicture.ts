import sharp from "sharp";
import { checkBytes, pictureLimits } from "./pictureLimits.ts";
import { RefusedPictureError } from "./refusedPicture.ts";

/** The greatest side of a stored picture in pixels. */
const greatestStoredSide = 2000;

/** A picture as it is stored and served. */
export interface StoredPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * An uploaded JPEG, PNG or WebP as WebP or JPEG, turned as its EXIF data says and without any metadata.
 * @throws {RefusedPictureError}
 */
export async function encodePicture(
  bytes: Uint8Array,
  as: "jpeg" | "webp" = "webp",
): Promise<StoredPicture> {
  const kind = checkBytes(bytes);
  try {
    const picture = sharp(bytes, {
      limitInputPixels: pictureLimits.pixels,
      failOn: "truncated",
      pages: 1,
    });
    const { format } = await picture.metadata();
    if (format !== kind) throw new RefusedPictureError("unsupportedType");
    const { data, info } = await picture
      .timeout({ seconds: pictureLimits.decodingSeconds })
      .autoOrient()
      .resize(greatestStoredSide, greatestStoredSide, {
        fit: "inside",
        withoutEnlargement: true,
      })
      .toFormat(as, { quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof RefusedPictureError) throw cause;
    throw new RefusedPictureError("damaged", { cause });
  }
}
