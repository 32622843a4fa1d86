import type { BanknotePage } from "@specimen/api/contract";
import { sampleList } from "../samples.ts";

const { banknotes } = sampleList;

/** What a search finds. */
export const sampleFound: BanknotePage = { banknotes, total: 23, unmeasured: 12 };

/** A search that finds nothing, but could not judge some. */
export const sampleNothingFound: BanknotePage = { banknotes: [], total: 0, unmeasured: 12 };

/** A search of everything there is. */
export const sampleEverything: BanknotePage = { banknotes, total: 501, unmeasured: 0 };
