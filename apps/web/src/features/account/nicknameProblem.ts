import { HttpError } from "@specimen/api/client";

/** What is wrong with a nickname, as the contract has it: 1 to 60 characters. */
export type NicknameProblem = "nicknameMissing" | "nicknameLong" | "refused";

/** Judges a nickname before it is sent; null where it fits. */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  if (nickname.trim() === "") return "nicknameMissing";
  return nickname.trim().length > 60 ? "nicknameLong" : null;
}

/** Whether the service refused the nickname (422). */
export function refusedNickname(error: unknown): NicknameProblem | null {
  if (!(error instanceof HttpError)) return null;
  const isRefused = error.problem?.errors?.some(({ path }) => path === "nickname") ?? false;
  return isRefused ? "refused" : null;
}
