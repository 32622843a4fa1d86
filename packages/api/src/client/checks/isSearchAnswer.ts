import type { SearchAnswer } from "../../contract/search.ts";
import { laterValidators } from "./generated/laterValidators.ts";

/** Whether a value is what the search answers; for hits that were kept. Needs no Zod. */
export const isSearchAnswer = (value: unknown): value is SearchAnswer =>
  laterValidators.get("get /search")?.(value) === true;
