import { Problem } from "../contract/problem.ts";

/** The header in seconds; a date or anything else is passed over. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) : undefined;

/** What a refused call says of itself: its problem body, if it carries one, and the wait asked for. */
export const readProblem = async (
  response: Response,
): Promise<{ problem?: Problem; retryAfter: number | undefined }> => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const problem = Problem.safeParse(body);
  const retryAfter = secondsOf(response.headers.get("Retry-After"));
  return problem.success ? { problem: problem.data, retryAfter } : { retryAfter };
};
