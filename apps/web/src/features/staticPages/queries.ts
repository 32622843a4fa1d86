import { byId, defineQuery } from "@specimen/api/react";

/** The customer's disclaimer; 404 where none is written. */
export const disclaimerQuery = defineQuery("/disclaimer", { reread: "never" });

/** One of the customer's own links; the address of a PDF lasts for hours. */
export const customerLinkQuery = defineQuery("/customer-links/{id}", {
  init: byId,
});
