import { defineQuery } from "@specimen/api/react";

/**
 * Every series to choose from; there are fewer than fit a page. Apart from the other queries, since
 * the dashboard loads it.
 */
export const seriesChoicesQuery = defineQuery("/travellers-cheques/series", {
  init: () => ({ params: { query: { pageSize: 100 } } }),
  reread: "never",
});
