import { travellersCheques } from "@specimen/api/contract";
import { byId, defineQuery } from "@specimen/api/react";
import { urlSchema } from "../../url/urlSchema.ts";

/** What of the list is shown, in the address; another filter or tab starts at page 1. */
export const listSchema = urlSchema(travellersCheques.series.query, { currencyISO: "currency" });

/** A page of the list of series. */
export type ListQuery = ReturnType<typeof listSchema.read>;

/** A page of series. */
export const seriesPageQuery = defineQuery("/travellers-cheques/series", {
  init: (query: ListQuery) => ({ params: { query } }),
  reread: "onReturn",
});

/** One series with who cashes it and how it is accepted. */
export const seriesQuery = defineQuery("/travellers-cheques/series/{id}", {
  init: byId,
  reread: "onReturn",
});

/** The values of a series. */
export const seriesNotesQuery = defineQuery("/travellers-cheques/series/{id}/notes", {
  init: byId,
  reread: "onReturn",
});

/** One value with its specimen. */
export const noteQuery = defineQuery("/travellers-cheques/notes/{id}", {
  init: byId,
  reread: "onReturn",
});

/** How a value is accepted and where it is redeemed. */
export const informationQuery = defineQuery("/travellers-cheques/notes/{id}/information", {
  init: byId,
  reread: "onReturn",
});

/** What the customer has written on travellers cheques. */
export const customerInfoQuery = defineQuery("/travellers-cheques/notes/{id}/customer-info", {
  init: byId,
});
