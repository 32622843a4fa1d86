import { byId, defineQuery } from "@specimen/api/react";
import type { Entrance } from "./entrance.ts";

/** One coin with answer, timeline and pictures, by the call of an entrance. */
export const coinQueries = {
  "/banknotes/coins/{id}": defineQuery("/banknotes/coins/{id}", {
    init: byId,
    reread: "onReturn",
  }),
  "/precious-metals/coins/{id}": defineQuery("/precious-metals/coins/{id}", {
    init: byId,
    reread: "onReturn",
  }),
} as const satisfies Record<Entrance["call"], unknown>;

/** The coins of a country; no country has more than fit a page. */
export const countryCoinsQuery = defineQuery("/countries/{id}/coins", {
  init: (countryId: string) => ({
    params: { path: { id: countryId }, query: { pageSize: 100 } },
  }),
  reread: "onReturn",
});

/** The customer's own column headings for a country. */
export const headingsQuery = defineQuery("/banknotes/column-headings/{id}", {
  init: byId,
  reread: "never",
});
