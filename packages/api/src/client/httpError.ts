import type { Problem } from "../contract/index.ts";

/**
 * Why a call failed (specification 8): an answer of 4xx or 5xx, no answer, none in time,
 * given up by the caller, no token to send, or a payload that does not fit its schema.
 */
export type HttpErrorKind =
  | "badRequest"
  | "badResponse"
  | "network"
  | "timeout"
  | "canceled"
  | "noToken"
  | "payload";

export interface HttpErrorDetails {
  readonly call: string;
  readonly status?: number;
  readonly problem?: Problem;
  /** Seconds the service asks to wait. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The one error a call throws. Its message is for logs; the web app has the words. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** Seconds the service asks to wait before the next try. */
  readonly retryAfter: number | undefined;

  constructor(kind: HttpErrorKind, { call, status, problem, retryAfter, cause }: HttpErrorDetails) {
    super(`${call}: ${kind}${status === undefined ? "" : ` ${status}`}`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.problem = problem;
    this.retryAfter = problem?.retryAfter ?? retryAfter;
  }

  /** A call without a token is rejected before sending and never shown (specification 7.1). */
  get isSilent(): boolean {
    return this.kind === "noToken" || this.kind === "canceled";
  }
}
