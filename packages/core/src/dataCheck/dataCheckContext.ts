import type { UploadProgress } from "./dataCheckTypes.ts";

/** What `dataCheckMachine` knows of its check. */
export interface DataCheckContext {
  checkId: string | null;
  /** The files or photos of the document, opaque to the machine. */
  pages: readonly unknown[];
  progress: UploadProgress;
  /** What is compared and judged, opaque to the machine; kept until it was judged. */
  fields: unknown;
  /** The server's last answer on the check. */
  answer: unknown;
  /** Whether the answer is a result. */
  hasResult: boolean;
  error: unknown;
}

/** The progress of an upload before its first piece. */
export const nothingSent: UploadProgress = { page: 0, received: 0, isComplete: false };

/** Before a check, and after it was cancelled. */
export const noCheck: DataCheckContext = {
  checkId: null,
  pages: [],
  progress: nothingSent,
  fields: null,
  answer: null,
  hasResult: false,
  error: null,
};
