import { Problem } from "../contract/problem.ts";
import type { HttpErrorDetails } from "./httpError.ts";

/** Retry-After in seconds; undefined where it is a date or anything else. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) : undefined;

/** What an answer of 4xx or 5xx tells: its problem body (RFC 9457), if there is one, and Retry-After. */
export async function readRefusal(
  response: Response,
): Promise<Pick<HttpErrorDetails, "problem" | "retryAfter">> {
  const body: unknown = await response.json().catch(() => undefined);
  const { data } = Problem.safeParse(body);
  return {
    ...(data && { problem: data }),
    retryAfter: data?.retryAfter ?? secondsOf(response.headers.get("Retry-After")),
  };
}
