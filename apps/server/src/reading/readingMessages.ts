import type { PictureRefusal } from "./refusedPicture.ts";
import type { UploadOptions, UploadReading, UploadStep } from "./readUpload.ts";

/** What the pool sends to its process: one file to read. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly barcodes: UploadOptions["barcodes"];
}

/** Memory of the process: what it uses, and the most it has used. */
export interface Memory {
  readonly residentMiB: number;
  readonly peakMiB: number;
}

/** What the process answers: steps, then one result. */
export type ReadMessage =
  | { readonly kind: "step"; readonly step: UploadStep }
  | { readonly kind: "read"; readonly reading: UploadReading; readonly memory: Memory }
  | { readonly kind: "refused"; readonly code: PictureRefusal; readonly memory: Memory };
