import { CountryId } from "@specimen/api/contract";
import { byId, defineQuery } from "@specimen/api/react";
import * as z from "zod/mini";
import { urlSchema } from "../../url/urlSchema.ts";

/** The lists of accepted documents. */
export const acceptedQuery = defineQuery("/client-tool/identity-documents/accepted");

/** The documents of a country, each with the answer that clerks read. */
export const documentsQuery = defineQuery("/identity-documents/countries/{id}", {
  init: (id: string) => ({ params: { path: { id }, query: { pageSize: 100 } } }),
});

/** One document with its answer. */
export const documentQuery = defineQuery("/identity-documents/{id}", { init: byId });

/** The customer's text on a document. */
export const documentInfoQuery = defineQuery(
  "/client-tool/identity-documents/documents/{id}/info",
  { init: byId },
);

/** The country whose documents are shown, in the address. */
export const countrySchema = urlSchema(z.object({ country: z._default(CountryId, "DE") }));
