import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { countryCoinsQuery } from "./queries.ts";

export { default } from "./CountryCoins.tsx";

const { base, routes } = paths.banknotes;

/** Reads the coins of a country, since somebody is about to see all its notes. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname } = new URL(href, "http://here");
  const { countryId, "*": tab = "" } = matchPath(`${base}/${routes.list}`, pathname)?.params ?? {};
  if (countryId === undefined || !["", "selectTab/0"].includes(tab)) return;
  countryCoinsQuery.prefetch(prefetch, countryId);
}
