import { HttpError } from "@specimen/api/client";

/** Whether a call failed because there is no such thing: 404, or 422 for an id that cannot be one. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 422);
}
