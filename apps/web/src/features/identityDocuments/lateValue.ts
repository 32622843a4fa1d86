import { defineLateValue } from "../../areas/LateValue.ts";

/** Where the country of a record is looked up. */
export const lateValue = defineLateValue({
  lookups: {
    identityDocuments: (client) => client.GET("/identity-documents/documents-country-dictionary/"),
  },
});
