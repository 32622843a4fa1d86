import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CoinScreen } from "./CoinScreen.tsx";
import { CompareScreen } from "./CompareScreen.tsx";
import { entranceAt } from "./entrance.ts";
import { coinQueries } from "./queries.ts";

const { base, metalBase, routes } = paths.coins;
const screens = { record: <CoinScreen />, item: <CoinScreen />, compare: <CompareScreen /> };

/** The screens of coins. */
export default function CoinsRoutes() {
  return <AreaRoutes routes={routes} screens={screens} />;
}

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname } = new URL(href, "http://here");
  const coinId =
    matchPath(`${base}/${routes.record}`, pathname)?.params.banknoteId ??
    matchPath(`${metalBase}/${routes.item}`, pathname)?.params.coinId;
  if (coinId !== undefined) coinQueries[entranceAt(pathname).call].prefetch(prefetch, coinId);
}
