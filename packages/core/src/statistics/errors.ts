/** The errors of statistics; all are logged and none is shown. */
export type StatisticsErrorCode = "token_unavailable" | "batch_rejected" | "store_unavailable";

/** An error of the statistics queue. */
export class StatisticsError extends Error {
  override readonly name = "StatisticsError";
  readonly code: StatisticsErrorCode;

  constructor(code: StatisticsErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
