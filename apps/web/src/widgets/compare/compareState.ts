import { mostCompared } from "../../services/comparison.ts";
import { viewerDefaults } from "../viewer/viewerState.ts";

/** What the address says of a comparison: its notes, and how all of them are looked at. */
export const compareDefaults: typeof viewerDefaults & { notes: readonly string[] } = {
  ...viewerDefaults,
  notes: [],
};

/** The notes of an address: each once, and no more than stand beside one another. */
export const notesOf = ({ notes }: typeof compareDefaults): string[] =>
  [...new Set(notes)].filter((id) => id !== "").slice(0, mostCompared);
