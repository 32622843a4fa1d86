import { useImmutable } from "@specimen/api/react";

/** Coins to choose from. */
export const useCoins = () => useImmutable("/precious-metals/coins-variants");

/** Refiners of bars to choose from. */
export const useIngotVariants = () => useImmutable("/precious-metals/ingots-variants");
