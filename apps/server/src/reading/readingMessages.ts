import type { PictureRefusal } from "./refusedPicture.ts";
import type { UploadOptions, UploadReading, UploadStep } from "./readUpload.ts";

/** What the pool sends to its process: one file to read. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly barcodes: UploadOptions["barcodes"];
}

/** What the process answers: steps, then one result. `residentMiB` is the memory it holds then. */
export type ReadMessage =
  | { readonly kind: "step"; readonly step: UploadStep }
  | { readonly kind: "read"; readonly reading: UploadReading; readonly residentMiB: number }
  | { readonly kind: "refused"; readonly code: PictureRefusal; readonly residentMiB: number };
