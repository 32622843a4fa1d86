import { createContext, use } from "react";
import type { WordsPart } from "../i18n/words.ts";

/** Loads parts of the words for a screen that is about to be shown; rejects when they cannot be had. */
export type LoadParts = (parts: readonly WordsPart[]) => Promise<void>;

/** Filled by the services of the running product, and by the stage of a story. */
export const LoadPartsContext = createContext<LoadParts>(() => Promise.resolve());

/** Loads parts of the words in the language on screen. */
export const useLoadParts = (): LoadParts => use(LoadPartsContext);
