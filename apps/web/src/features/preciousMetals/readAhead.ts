import type { Prefetch } from "@specimen/api/react";
import { matchPath } from "react-router-dom";
import { paths } from "../../url/paths.ts";
import { coinQuestion, ingotQuestion, searchSchema } from "./metalSearch.ts";
import { coinsQuery, countriesQuery, ingotQuery, ingotsQuery, refinerQuery } from "./queries.ts";

const { base, routes, country, search } = paths.preciousMetals;

/** Reads what an address of the area will show, since somebody is about to go there. */
export function readAhead(href: string, prefetch: Prefetch): void {
  const { pathname, searchParams } = new URL(href, "http://here");
  const ingotId = matchPath(`${base}/${routes.ingot}`, pathname)?.params.ingotId;
  if (ingotId !== undefined) ingotQuery.prefetch(prefetch, ingotId);
  const refinerId = matchPath(`${base}/${routes.variant}`, pathname)?.params.ingotVariantId;
  if (refinerId !== undefined) refinerQuery.prefetch(prefetch, refinerId);
  if (pathname === country) countriesQuery.prefetch(prefetch);
  if (pathname === search) {
    const asked = searchSchema.read(searchParams);
    if (asked["coins.enabled"]) coinsQuery.prefetch(prefetch, coinQuestion(asked));
    if (asked["ingots.enabled"]) ingotsQuery.prefetch(prefetch, ingotQuestion(asked));
  }
}
