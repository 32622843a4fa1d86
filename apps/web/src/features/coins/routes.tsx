import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { AreaRoutes } from "../../widgets/AreaRoutes.tsx";
import { CoinScreen } from "./CoinScreen.tsx";
import { coinInit } from "./queries.ts";

const { base, routes } = paths.coins;

/** The screens of coins. */
export default function CoinsRoutes() {
  return <AreaRoutes routes={routes} screens={{ record: <CoinScreen /> }} />;
}

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname } = new URL(href, "http://here");
  const coinId = matchPath(`${base}/${routes.record}`, pathname)?.params.banknoteId;
  if (coinId !== undefined) prefetch("/banknotes/coins/{id}", coinInit(coinId));
}
