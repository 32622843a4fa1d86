import type { Banknote } from "@specimen/api/contract";
import type { ReactNode } from "react";

/** One fact of all compared notes. */
export interface ComparedRow {
  id: string;
  label: string;
  /** In the order of the notes. */
  values: readonly ReactNode[];
  isDifferent: boolean;
}

/** What a fact of a note is compared by; null is not known and differs from nothing. */
export type Comparable = (note: Banknote) => string | null;

/** Whether two of the notes are known to differ in a fact. */
export function differ(notes: readonly Banknote[], fact: Comparable): boolean {
  const known = notes.map(fact).filter((value) => value !== null);
  return new Set(known).size > 1;
}

/** The features of a note, each with whether all the others have it too. */
export function featuresBeside(note: Banknote, notes: readonly Banknote[]) {
  return note.features.map(({ key, name }) => ({
    key,
    name,
    isCommon: notes.every(({ features }) => features.some((feature) => feature.key === key)),
  }));
}
