export type { Barcode, BarcodeDecoder, BarcodeFormat } from "./barcode/barcode.ts";
export { type AamvaLicence, parseAamva } from "./barcode/parseAamva.ts";
export { readBarcodes } from "./barcode/readBarcodes.ts";
export type { GrayImage } from "./image/grayImage.ts";
export type { Point } from "./image/homography.ts";
export type { GlyphNet } from "./net/glyphNet.ts";
export { createTrainedNet } from "./net/trainedNet.ts";
export type { QualityAdvice } from "./quality/advise.ts";
export type { ZoneMeasures } from "./quality/measureZone.ts";
export type { Change } from "./read/decode.ts";
export type { JudgedDigit, Verdict } from "./read/judge.ts";
export {
  type PictureReading,
  type ReadCharacter,
  type ReadingOptions,
  type ReadingStep,
  readPicture,
  type ReadLine,
  type ZoneInPicture,
} from "./readPicture.ts";
