import type { Problem } from "@specimen/api/contract";
import { AuthError } from "../auth/authError.ts";
import { isUnreachable } from "../database/unreachable.ts";

type Code = Problem["code"];

/** Details of a refusal besides its code. */
export type ProblemExtras = Pick<
  Problem,
  "detail" | "errors" | "permissions" | "current" | "retryAfter"
>;

const statusOfCode = {
  bad_request: [400, "The request cannot be read"],
  token_missing: [401, "No token was sent"],
  token_invalid: [401, "The token is not valid"],
  token_expired: [401, "The token has expired"],
  one_time_link_invalid: [401, "The one-time link is no longer valid"],
  permission_missing: [403, "A permission is missing"],
  not_found: [404, "Nothing was found at this address"],
  conflict: [409, "The record was changed in the meantime"],
  body_too_large: [413, "The body is too large"],
  invalid_input: [422, "The input is not valid"],
  too_many_requests: [429, "Too many requests"],
  internal_error: [500, "The server failed"],
  unavailable: [503, "The server is temporarily unavailable"],
} as const satisfies Record<Code, readonly [number, string]>;

/** Thrown by handlers to refuse a call with problem details of RFC 9457. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly code: Code;
  readonly extras: ProblemExtras;

  constructor(code: Code, extras: ProblemExtras = {}) {
    super(statusOfCode[code][1]);
    this.code = code;
    this.extras = extras;
  }

  /** The body of the answer; `requestId` names the call in the server's log. */
  body(requestId: string): Problem {
    const [status, title] = statusOfCode[this.code];
    const type = `urn:specimen:problem:${this.code}`;
    return { type, title, status, code: this.code, requestId, ...this.extras };
  }

  get status(): (typeof statusOfCode)[Code][0] {
    return statusOfCode[this.code][0];
  }
}

/** A problem of status 404. */
export function notFound(detail?: string): ProblemError {
  return new ProblemError("not_found", detail === undefined ? {} : { detail });
}

/** A problem of status 422 with one member of the body that is refused. */
export function unfit(path: string, code: string): ProblemError {
  return new ProblemError("invalid_input", { errors: [{ in: "body", path, code }] });
}

/** The problem an error is answered as: 503 while the database is unreachable, 500 if unexpected. */
export function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof AuthError) return new ProblemError(error.code, permissionsOf(error));
  return isUnreachable(error)
    ? new ProblemError("unavailable", { retryAfter: 3 })
    : new ProblemError("internal_error");
}

const permissionsOf = ({ permissions }: AuthError): ProblemExtras =>
  permissions.length === 0 ? {} : { permissions: [...permissions] };
