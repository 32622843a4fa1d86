import type { Middleware } from "openapi-fetch";
import { HttpError } from "./httpError.ts";

/**
 * Why a request failed on its way, or the body of its answer: "timeout", "canceled" or "network". The
 * signal of the request is that of its time limit too.
 */
export function sendError({ signal }: Request, call: string, cause: unknown): HttpError {
  if (!signal.aborted) return new HttpError("network", { call, cause });
  const isLate = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
  return new HttpError(isLate ? "timeout" : "canceled", { call, cause });
}

/** Gives each request a limit in milliseconds, by which its answer must have arrived whole. */
export const limitTime = (timeout: number): Middleware => ({
  onRequest: ({ request }) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    return new Request(request, { signal });
  },
});
