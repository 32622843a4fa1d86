import type { Prefetch } from "@specimen/api/react";
import { matchPath, Navigate, Route, Routes } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { CoinScreen } from "./CoinScreen.tsx";
import { coinInit } from "./queries.ts";

const { base, routes } = paths.coins;

/** The address of a coin (specification 2.4). */
export default function CoinsRoutes() {
  return (
    <Routes>
      <Route path={routes.record} element={<CoinScreen />} />
      <Route path="*" element={<Navigate to={paths.banknotes.country} replace />} />
    </Routes>
  );
}

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname } = new URL(href, "http://here");
  const coinId = matchPath(`${base}/${routes.record}`, pathname)?.params.coinId;
  if (coinId !== undefined) prefetch("/banknotes/coins/{id}", coinInit(coinId));
}
