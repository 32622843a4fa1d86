/** A file's bytes from `start` to `end`, in Base64. */
export async function readPiece(file: Blob, start: number, end: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
  let text = "";
  // `fromCharCode` takes its characters as arguments, of which there may not be too many.
  for (let from = 0; from < bytes.length; from += 0x2000) {
    text += String.fromCharCode(...bytes.subarray(from, from + 0x2000));
  }
  return btoa(text);
}

/** A file as an address for a picture in the page. */
export const readPicture = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable file")));
    reader.readAsDataURL(file);
  });

/** Longer side in pixels of a picture that is made here. */
const longestSide = 3200;

/** Kinds of pictures that the service reads as they are. */
const readable = new Set(["image/jpeg", "image/png", "image/webp"]);

/**
 * A picture in a kind that the service reads, not larger than it reads: as it is, or drawn anew as a JPEG
 * where the browser can open it (HEIC on phones that make it). Rejects where it cannot.
 */
export async function toReadable(file: File, mostBytes: number): Promise<File> {
  if (readable.has(file.type) && file.size <= mostBytes) return file;
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  );
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
  return new File([drawn], file.name, { type: drawn.type });
}
