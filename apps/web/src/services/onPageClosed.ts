import { page } from "../browser/page.ts";

/** Hears that the document is about to go; the returned function stops it. */
export const onPageClosed = (closed: () => void): (() => void) => page.onClosed(closed);
