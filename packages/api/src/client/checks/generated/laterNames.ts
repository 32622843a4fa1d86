/** Generated from the contract; never edited. */
/** The operations whose answers are checked without Zod by what comes late. */
export const laterNames: ReadonlySet<string> = new Set([
  "get /catalogue/revision",
  "get /changelogs",
  "get /countries",
  "get /customer-links",
  "get /customer-notes",
  "get /news",
  "get /news-calendar",
  "get /precious-metals/coins-variants",
  "get /precious-metals/ingots-variants",
  "get /search",
  "get /travellers-cheques/series",
]);
