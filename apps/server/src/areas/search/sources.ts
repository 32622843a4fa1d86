import { banknotes } from "../banknotes/search.ts";
import { coins } from "../coins/search.ts";
import { glossary } from "../../catalogue/glossarySearch.ts";
import { identityDocuments } from "../identityDocuments/search.ts";
import type { SearchArea } from "../../search/searchSource.ts";

/** Every area that is searched; hits of one likeliness come in this order. */
export const searchAreas: readonly SearchArea[] = [banknotes, coins, identityDocuments, glossary];
