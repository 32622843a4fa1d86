import {
  type AamvaLicence,
  type Barcode,
  createTrainedNet,
  parseAamva,
  type PictureReading,
  readBarcodes,
  type ReadingStep,
  readPicture,
} from "@specimen/reader";
import { decodePicture } from "./decodePicture.ts";
import { decodeBarcodes } from "./decodeBarcodes.ts";

/** The steps of an upload's reading, in their order. */
export type UploadStep = "decoding" | ReadingStep | "barcodes";

/** A licence's text as it can be sent between processes. */
export type ReadLicence = Omit<AamvaLicence, "elements">;

export interface UploadReading extends PictureReading {
  /** Size of the picture as it was read, to which all corners refer. */
  readonly width: number;
  readonly height: number;
  readonly barcodes: readonly Barcode[];
  readonly licence: ReadLicence | null;
  readonly decodingMs: number;
  readonly barcodesMs: number;
}

export interface UploadOptions {
  /** Barcodes are looked for `always`, or `without zone`: that takes seconds where there is none. */
  readonly barcodes: "always" | "withoutZone" | "never";
  readonly onStep?: (step: UploadStep) => void;
}

let net: ReturnType<typeof createTrainedNet> | undefined;

/**
 * Reads an uploaded file: picture, machine-readable zone, barcodes.
 * @throws {RefusedPictureError} when the file is not a picture that is read.
 */
export async function readUpload(
  bytes: Uint8Array,
  { barcodes: wanted, onStep }: UploadOptions,
): Promise<UploadReading> {
  const now = () => performance.now();
  const started = now();
  onStep?.("decoding");
  const picture = await decodePicture(bytes);
  const decoded = now();
  net ??= createTrainedNet();
  const reading = readPicture(picture, { net, now, ...(onStep === undefined ? {} : { onStep }) });
  const read = now();
  const isWanted = wanted === "always" || (wanted === "withoutZone" && reading.zone === null);
  if (isWanted) onStep?.("barcodes");
  const barcodes = isWanted ? await readBarcodes(picture, decodeBarcodes) : [];
  return {
    ...reading,
    width: picture.width,
    height: picture.height,
    barcodes,
    licence: licenceOf(barcodes),
    decodingMs: decoded - started,
    barcodesMs: now() - read,
  };
}

function licenceOf(barcodes: readonly Barcode[]): ReadLicence | null {
  for (const { format, text } of barcodes) {
    const licence = format === "PDF417" ? parseAamva(text) : undefined;
    if (licence === undefined) continue;
    const { elements: _, ...rest } = licence;
    return rest;
  }
  return null;
}
