import { byId, defineQuery } from "@specimen/api/react";

/** The rules of all banknotes. */
export const matrixQuery = defineQuery("/client-tool/banknotes/tradability");

/** The customer's texts and limits of a country. */
export const travelQuery = defineQuery("/countries/{id}/travel-info-all-languages", {
  init: byId,
});

/** Which parts of the travel information clerks see. */
export const sectionsQuery = defineQuery("/client-tool/travel-information-section-visibility");

/** The customer's text on the banknotes of a country. */
export const banknoteInfoQuery = defineQuery("/countries/{id}/banknote-info/all-languages", {
  init: byId,
});

/** The customer's text on the currency of a country. */
export const currencyInfoQuery = defineQuery("/countries/{id}/currency-info/all-languages", {
  init: byId,
});

/** The customer's column titles in every language. */
export const headingsQuery = defineQuery("/banknotes/column-headings/{id}/all-languages", {
  init: (id: "0") => ({ params: { path: { id } } }),
});
