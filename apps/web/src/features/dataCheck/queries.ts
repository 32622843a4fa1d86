import { byId, defineQuery } from "@specimen/api/react";

/** Whether and how the customer checks documents. */
export const configQuery = defineQuery("/identity-documents/data-check/auto-verify/config", {
  reread: "never",
});

/** The form of a series of documents. */
export const formSchemaQuery = defineQuery("/identity-documents/data-check/{id}/form-schema", {
  init: byId,
  reread: "never",
});

/** Series of a state that are offered; no state has more. */
const mostSeries = 100;

/** The series of documents of a state, to choose from. */
export const seriesQuery = defineQuery("/identity-documents/countries/{id}", {
  init: (countryId: string) => ({
    params: { path: { id: countryId }, query: { pageSize: mostSeries } },
  }),
  reread: "never",
});

/** A picture of a check as an address for the page. */
export const imageQuery = defineQuery("/identity-documents/data-check/images/{id}", {
  init: byId,
  reread: "never",
});

const ofCheck = "/identity-documents/data-check/{id}";

/** Where a question about a check is asked, and how it stands is read, by the service. */
export const inquiryPaths = {
  external: `${ofCheck}/external`,
  nafPassport: `${ofCheck}/naf-passport`,
} as const;
