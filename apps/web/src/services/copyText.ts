import { clipboard } from "../browser/clipboard.ts";

/** Copies a text; rejects where the browser does not allow it. */
export const copyText = (text: string): Promise<void> => clipboard.write(text);
