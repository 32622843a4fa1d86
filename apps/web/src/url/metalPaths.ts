import { paths } from "./paths.ts";

const withQuery = (pathname: string, query: Record<string, string>) =>
  `${pathname}?${new URLSearchParams(query).toString()}`;

/** Addresses among the metals that only its screens lead to: they are no part of the first load. */
export const metalPaths = {
  /** The coins and bars of a country. */
  ofCountry: (countryId: string) =>
    withQuery(paths.preciousMetals.search, { "ingots.enabled": "true", country: countryId }),
  /** Up to three bars side by side. */
  compareBars: (ingotIds: readonly string[]) =>
    withQuery(`${paths.preciousMetals.base}/compare`, { bars: ingotIds.join(",") }),
  /** Up to three coins side by side, below the base of an entrance. */
  compareCoins: (
    coinIds: readonly string[],
    base: typeof paths.coins.base | typeof paths.coins.metalBase,
  ) => withQuery(`${base}/compare`, { coins: coinIds.join(",") }),
};
