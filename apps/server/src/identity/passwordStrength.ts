import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { leastPasswordScore } from "@specimen/api/contract";

/** Why a new password is not taken, whoever had it before. */
export type PasswordWeakness = "leaked" | "weak";

const leaked = new Set(dictionary["passwords-common"]);
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Its costs grow with the length, and a guess of the beginning alone is no weaker. */
const mostCharacters = 128;

/**
 * Judges a password offline: by a list of those that leaked most often, and by how many guesses it
 * would take. `known` are words that a stranger would try, such as the user's name.
 */
export function weaknessOf(password: string, known: readonly string[]): PasswordWeakness | null {
  if (leaked.has(password.toLowerCase())) return "leaked";
  const { score } = estimator.check(password.slice(0, mostCharacters), [...known]);
  return score < leastPasswordScore ? "weak" : null;
}
