import type { WordsPart } from "../../i18n/words.ts";

/** Loads parts of the words for a screen that is about to be shown; rejects when they cannot be had. */
export type LoadParts = (parts: readonly WordsPart[]) => Promise<void>;
