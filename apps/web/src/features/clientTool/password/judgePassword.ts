import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** How hard a password is to guess, 0 to 4, and whether it is among those that leaked most often. */
export interface PasswordJudgement {
  readonly score: number;
  readonly hasLeaked: boolean;
}

const leaked = new Set(dictionary["passwords-common"]);
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Costs grow with the length; the service looks at as many characters. */
const mostCharacters = 128;

/** Judges a password in the browser; it is sent nowhere. `known` are words about the user. */
export const judgePassword = (password: string, known: readonly string[]): PasswordJudgement => ({
  score: estimator.check(password.slice(0, mostCharacters), [...known]).score,
  hasLeaked: leaked.has(password.toLowerCase()),
});
