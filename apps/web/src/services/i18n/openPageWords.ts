import { readWordsFile } from "../../browser/words.ts";
import { createPageWords, type PageWords } from "../../i18n/createPageWords.ts";
import { createReader } from "../../i18n/words.ts";

/** The words of this page, from the files that the build made. */
export const openPageWords = (): PageWords =>
  createPageWords({
    read: createReader(readWordsFile),
    loadLibrary: () => import("../../i18n/i18n.ts"),
  });
