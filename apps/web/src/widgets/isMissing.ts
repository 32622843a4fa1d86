import { HttpError } from "@specimen/api/client";

/**
 * Whether a call failed because there is no such thing: 404, or 422 for an id in the path that
 * cannot be one. Other refused input, such as a page that is too long, is a mistake of the caller.
 */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  if (error.status === 404) return true;
  const refused = error.problem?.errors ?? [];
  return error.status === 422 && refused.some((field) => field.in === "params");
}
