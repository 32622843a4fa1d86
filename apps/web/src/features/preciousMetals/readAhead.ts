import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { coinQuestion, ingotQuestion, searchSchema } from "./metalSearch.ts";
import { countriesInit, recordInit, searchInit } from "./queries.ts";

const { base, routes, country, search } = paths.preciousMetals;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, searchParams } = new URL(href, "http://here");
  const ingotId = matchPath(`${base}/${routes.ingot}`, pathname)?.params.ingotId;
  if (ingotId !== undefined) prefetch("/precious-metals/ingots/{id}", recordInit(ingotId));
  const refinerId = matchPath(`${base}/${routes.variant}`, pathname)?.params.ingotVariantId;
  if (refinerId !== undefined)
    prefetch("/precious-metals/ingots-variants/{id}", recordInit(refinerId));
  if (pathname === country) prefetch("/countries", countriesInit);
  if (pathname === search) {
    const asked = searchSchema.read(searchParams);
    if (asked["coins.enabled"]) prefetch("/precious-metals/coins", searchInit(coinQuestion(asked)));
    if (asked["ingots.enabled"])
      prefetch("/precious-metals/ingots", searchInit(ingotQuestion(asked)));
  }
}
