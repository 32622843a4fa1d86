import { Problem } from "../contract/index.ts";

/** The problem body of a refused call, or nothing when the answer carries none. */
export const readProblem = async (response: Response): Promise<{ problem?: Problem }> => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const problem = Problem.safeParse(body);
  return problem.success ? { problem: problem.data } : {};
};
