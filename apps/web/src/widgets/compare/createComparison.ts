import type { ParseKeys } from "i18next";
import * as z from "zod/mini";
import { urlSchema, type UrlSchema } from "../../url/urlSchema.ts";

/** The comparison of one area: how many records it takes, and where it is. */
export interface Comparison {
  /** Names the area in the store of the tab. */
  readonly area: string;
  readonly max: number;
  /** The address of a comparison of these records. */
  readonly hrefOf: (ids: readonly string[]) => string;
  /** Says why no further record can be added. */
  readonly full: ParseKeys;
  /** The records an address names: each once, and no more than stand beside one another. */
  readonly schema: UrlSchema<{ ids: string[] }>;
  readonly idsIn: (state: { ids: readonly string[] }) => string[];
}

export interface ComparisonOptions extends Pick<Comparison, "hrefOf" | "full"> {
  /** The parameter that names the records. */
  parameter: string;
}

/** Makes the comparison of an area. More than three records do not stand beside one another. */
export function createComparison(
  area: string,
  max: 2 | 3,
  { parameter, hrefOf, full }: ComparisonOptions,
): Comparison {
  const schema = urlSchema(z.object({ ids: z._default(z.array(z.string()), []) }), {
    ids: parameter,
  });
  return {
    area,
    max,
    hrefOf,
    full,
    schema,
    idsIn: ({ ids }) => [...new Set(ids)].filter((id) => id !== "").slice(0, max),
  };
}
