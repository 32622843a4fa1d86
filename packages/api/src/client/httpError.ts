import type { Problem } from "../contract/index.ts";

/**
 * Why a call failed (specification 8): an answer of 4xx or 5xx, a network failure, a timeout, aborted
 * by the caller, no token to send, or a payload that does not match its schema.
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
  /** Seconds to wait before the next attempt, where the service named them. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The error that every failed call throws. Its message is for logs. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  readonly call: string;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  /** Seconds to wait before the next attempt, where the service named them. */
  readonly retryAfter: number | undefined;

  constructor(kind: HttpErrorKind, { call, status, problem, retryAfter, cause }: HttpErrorDetails) {
    super(`${call}: ${kind}${status === undefined ? "" : ` ${status}`}`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /**
   * Whether nobody is told: the caller gave the call up, or there was no token to send, which rejects
   * it before it is sent (specification 7.1).
   */
  get isSilent(): boolean {
    return this.kind === "noToken" || this.kind === "canceled";
  }
}
