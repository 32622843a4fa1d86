import { CoinFilter, IngotFilter, MetalFilter, MetalOrder, Page } from "@specimen/api/contract";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";

/** The two lists of the search, each with a page of its own in the address. */
export const lists = { coins: "coins", ingots: "ingots" } as const;

const { unmeasured, ...shared } = MetalFilter;

/** The search filter of specification 3 in the address, and the page of each list. */
export const searchSchema = urlSchema(
  z.object({
    ...CoinFilter,
    ...IngotFilter,
    ...shared,
    ...MetalOrder,
    "coins.page": Page.page,
    "coins.pageSize": Page.pageSize,
    "coins.unmeasured": unmeasured,
    "ingots.page": Page.page,
    "ingots.pageSize": Page.pageSize,
    "ingots.unmeasured": unmeasured,
  }),
  {},
  { "coins.unmeasured": "coins.unjudged", "ingots.unmeasured": "ingots.unjudged" },
);

/** What a search asks. */
export type MetalSearch = ReturnType<typeof searchSchema.read>;

const names = <Shape extends object>(shape: Shape) =>
  Object.keys(shape) as (keyof Shape & string)[];

/** Some members of a search. */
function partOf<Name extends keyof MetalSearch>(
  asked: MetalSearch,
  keys: readonly Name[],
): Pick<MetalSearch, Name> {
  const part = keys.flatMap((key) => (asked[key] === undefined ? [] : [[key, asked[key]]]));
  return Object.fromEntries(part) as Pick<MetalSearch, Name>;
}

/** What is asked of the coins. */
export const coinQuestion = (asked: MetalSearch) => ({
  ...partOf(asked, names(CoinFilter)),
  ...partOf(asked, [...names(shared), ...names(MetalOrder)]),
  ...(asked["coins.unmeasured"] === true && { unmeasured: true }),
  page: asked["coins.page"],
  pageSize: asked["coins.pageSize"],
});

/** What is asked of the bars. */
export const ingotQuestion = (asked: MetalSearch) => ({
  ...partOf(asked, names(IngotFilter)),
  ...partOf(asked, [...names(shared), ...names(MetalOrder)]),
  ...(asked["ingots.unmeasured"] === true && { unmeasured: true }),
  page: asked["ingots.page"],
  pageSize: asked["ingots.pageSize"],
});

/** The filters of one block, without its switch. */
const filtersOf = (block: object, except: string) =>
  Object.keys(block).filter((key) => key !== except);

/** The fields that narrow the search. */
export const filterKeys = [
  ...filtersOf(CoinFilter, "coins.enabled"),
  ...filtersOf(IngotFilter, "ingots.enabled"),
  ...Object.keys(shared),
];
