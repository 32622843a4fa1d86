import * as z from "zod/mini";
import { StatusKind } from "./banknoteParts.ts";
import { operation } from "./operation.ts";
import { CountryId, LocalizedText } from "./primitives.ts";

/**
 * Something found, of whatever area. `kind` is a word of the area that found it: a client leaves
 * out kinds it does not know. What does not apply is null.
 */
export const SearchHit = z
  .object({
    kind: z.string(),
    /** Together with the kind it says what to open. */
    id: z.string(),
    /** The country it is looked at from. */
    countryId: z.nullable(CountryId),
    title: LocalizedText,
    /** What tells it from others of its title. */
    details: z.array(LocalizedText),
    /** The ISO 3166 or ISO 4217 code it also goes by. */
    code: z.nullable(z.string()),
    flagSrc: z.nullable(z.string()),
    thumbnailSrc: z.nullable(z.string()),
    status: z.nullable(StatusKind),
  })
  .register(z.globalRegistry, { id: "SearchHit" });
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z
  .object({
    /** The likeliest first; only from areas whose permission the caller holds. */
    hits: z.array(SearchHit),
    /** Nothing fits as it was typed: these are for words that are spelt alike. */
    isAlike: z.boolean(),
  })
  .register(z.globalRegistry, { id: "SearchAnswer" });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const search = {
  find: operation({
    method: "get",
    path: "/search",
    summary: "Find something in all areas: words, codes, an amount, a size in mm, an MRZ line",
    access: "signedIn",
    query: z.object({
      q: z.string().check(z.minLength(1), z.maxLength(200)),
      limit: z.optional(z.int().check(z.gte(1), z.lte(50))),
    }),
    answer: SearchAnswer,
  }),
};
