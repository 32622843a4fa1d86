/** How far a check has come, as the server says. */
export type DataCheckStage =
  | "capturing"
  | "uploading"
  | "reading"
  | "deciding"
  | "decided"
  | "failed"
  | "expired";

/** How much of the pages the server has: `received` bytes of page `page` (from 0); all before it are whole or refused. */
export interface UploadProgress {
  readonly page: number;
  readonly received: number;
  /** Nothing more is to be sent. */
  readonly isComplete: boolean;
}

/** A check that the server knows, with its answer. */
export interface OpenedCheck {
  readonly checkId: string;
  readonly answer: unknown;
}

/** The events of `dataCheckMachine`. */
export type DataCheckEvent =
  | { type: "check.opened"; checkId: string }
  | { type: "fields.submitted"; fields: unknown }
  | { type: "capture.started" }
  | { type: "pages.changed"; pages: readonly unknown[] }
  | { type: "pages.exchanged"; pages: readonly unknown[] }
  | { type: "pages.submitted" }
  | { type: "upload.resumed" }
  | { type: "phone.invited" }
  | { type: "check.answered"; stage: DataCheckStage; answer: unknown }
  | { type: "check.lost"; error: unknown }
  | { type: "check.retried" }
  | { type: "check.cancelled" };

/** A check as screens read it. */
export interface DataCheckView<Page, Fields, Answer> {
  /** `opening` until the server has said how far a check is that was begun before. */
  status: "idle" | "opening" | DataCheckStage;
  checkId: string | null;
  pages: readonly Page[];
  progress: UploadProgress;
  /** What was sent to be judged and was not; null where there is nothing. */
  fields: Fields | null;
  /** The upload has stopped and goes on by itself. */
  isInterrupted: boolean;
  answer: Answer | null;
  error: unknown;
}
