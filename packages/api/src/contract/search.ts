import * as z from "zod/mini";
import { StatusKind } from "./banknoteParts.ts";
import { operation } from "./operation.ts";
import { CountryId, LocalizedText } from "./primitives.ts";

/**
 * A hit of any area. `kind` is defined by its area; clients ignore kinds that they do not know. What
 * does not apply is null.
 */
export const SearchHit = z
  .object({
    kind: z.string(),
    /** Together with the kind it identifies the record to open. */
    id: z.string(),
    /** The country of the record. */
    countryId: z.nullable(CountryId),
    title: LocalizedText,
    /** What distinguishes it from others of the same title. */
    details: z.array(LocalizedText),
    /** Its ISO 3166 or ISO 4217 code. */
    code: z.nullable(z.string()),
    flagSrc: z.nullable(z.string()),
    thumbnailSrc: z.nullable(z.string()),
    status: z.nullable(StatusKind),
  })
  .register(z.globalRegistry, { id: "SearchHit" });
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z
  .object({
    /** Best first; only from areas that the caller has permission for. */
    hits: z.array(SearchHit),
    /** Nothing matches the query as typed: these match words of similar spelling. */
    isAlike: z.boolean(),
    /** Words that are nowhere in the catalogue, or in no record beside the others: the hits are for these. */
    leftOut: z.array(z.string()),
    /**
     * Names, in the reader's language, of the countries and currencies that were typed and of which
     * the areas of the caller have nothing. There are then no hits of other countries.
     */
    unrecorded: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: "SearchAnswer" });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const search = {
  find: operation({
    method: "get",
    path: "/search",
    summary: "Find something in all areas: words, codes, an amount, a size in mm, an MRZ line",
    isSearch: true,
    access: "signedIn",
    query: z.object({
      q: z.string().check(z.minLength(1), z.maxLength(200)),
      limit: z.optional(z.int().check(z.gte(1), z.lte(50))),
    }),
    answer: SearchAnswer,
  }),
};
