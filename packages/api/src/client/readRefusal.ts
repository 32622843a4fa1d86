import { Problem } from "../contract/problem.ts";
import { HttpError } from "./httpError.ts";

/** Retry-After in seconds; undefined where it is a date or anything else. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) : undefined;

/** The error of an answer of 4xx or 5xx: its problem body (RFC 9457), if there is one, and Retry-After. */
export async function readRefusal(call: string, response: Response): Promise<HttpError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const problem = Problem.safeParse(body);
  return new HttpError(status < 500 ? "badRequest" : "badResponse", {
    call,
    status,
    ...(problem.success && { problem: problem.data }),
    retryAfter: secondsOf(headers.get("Retry-After")),
  });
}
