import { banknotes } from "./banknotes.ts";
import { coins } from "./coins.ts";
import { glossary } from "./glossary.ts";
import { identityDocuments } from "./identityDocuments.ts";
import type { SearchArea } from "./searchArea.ts";

/** Every area that is searched; hits of one likeliness come in this order. */
export const searchAreas: readonly SearchArea[] = [banknotes, coins, identityDocuments, glossary];
