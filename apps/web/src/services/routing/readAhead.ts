import { createContext, use } from "react";

/** Starts to load what an address will show; may fail in silence. */
export type ReadAhead = (href: string) => void;

export const ReadAheadContext = createContext<ReadAhead>(() => undefined);

/** For whoever sees before a click where somebody is about to go. */
export const useReadAhead = (): ReadAhead => use(ReadAheadContext);
