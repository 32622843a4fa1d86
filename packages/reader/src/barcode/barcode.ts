import type { GrayImage } from "../image/grayImage.ts";

export type BarcodeFormat = "PDF417" | "QRCode";

export interface Barcode {
  readonly format: BarcodeFormat;
  /** As it was encoded; anybody can have encoded anything. */
  readonly text: string;
}

/** Decodes the barcodes of a picture in which they lie level: the port to a decoder. */
export type BarcodeDecoder = (image: GrayImage) => Promise<readonly Barcode[]>;
