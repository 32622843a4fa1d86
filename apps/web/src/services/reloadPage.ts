import { page } from "../browser/page.ts";

/** Loads the document again, with whatever version is there now. */
export const reloadPage = (): void => page.reload();
