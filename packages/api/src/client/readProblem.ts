import type { Problem } from "../contract/problem.ts";

/** Retry-After in seconds; undefined where it is a date or anything else. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) : undefined;

/** Reads an error answer: its problem body (RFC 9457), if there is one, and Retry-After. */
export const readProblem = async (
  response: Response,
): Promise<{ problem?: Problem; retryAfter: number | undefined }> => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  // Errors are rare, and Zod is no part of the first load.
  const { Problem: schema } = await import("../contract/problem.ts");
  const problem = schema.safeParse(body);
  const retryAfter = secondsOf(response.headers.get("Retry-After"));
  return problem.success ? { problem: problem.data, retryAfter } : { retryAfter };
};
