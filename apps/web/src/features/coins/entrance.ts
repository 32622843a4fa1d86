import { useLocation } from "react-router-dom";
import { metalPaths } from "../../url/metalPaths.ts";
import { paths } from "../../url/paths.ts";
import { createComparison } from "../../widgets/compare/createComparison.ts";

const comparisonAt = (base: "/notes/showcoin" | "/metals/coin") =>
  createComparison("coins", 3, {
    parameter: "coins",
    hrefOf: (ids) => metalPaths.compareCoins(ids, base),
    full: "coins.compare.full",
  });

/** What differs by the entrance through which somebody came to a coin. */
const entrances = {
  notes: {
    call: "/banknotes/coins/{id}",
    record: paths.coins.record,
    comparison: comparisonAt(paths.coins.base),
    area: { title: "navigation.banknotes", href: paths.banknotes.country },
    country: (countryId: string) => paths.banknotes.list(countryId),
    /** Its address calls a coin's id that of a note, and so do the statistics (specification 3). */
    resource: "banknote",
  },
  metals: {
    call: "/precious-metals/coins/{id}",
    record: paths.preciousMetals.coin,
    comparison: comparisonAt(paths.coins.metalBase),
    area: { title: "navigation.preciousMetals", href: paths.preciousMetals.search },
    country: metalPaths.ofCountry,
    resource: null,
  },
} as const;

/** One of the two entrances. */
export type Entrance = (typeof entrances)[keyof typeof entrances];

/** The entrance that an address belongs to. */
export const entranceAt = (pathname: string): Entrance =>
  pathname.startsWith(paths.coins.metalBase) ? entrances.metals : entrances.notes;

/** The entrance of the present address. */
export const useEntrance = (): Entrance => entranceAt(useLocation().pathname);
