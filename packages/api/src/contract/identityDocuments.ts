import * as z from "zod/mini";
import { Country } from "./countries.ts";
import { operation } from "./operation.ts";
import {
  CountryDictionaryOf,
  CountryId,
  LocalizedText,
  PartialDate,
  Provenance,
} from "./primitives.ts";

/** A type of document a state issues; MRZ layouts and codes as in ICAO 9303. */
export const IdentityDocument = z
  .object({
    id: z.string(),
    type: z.string(),
    typeName: LocalizedText,
    firstIssued: z.nullable(PartialDate),
    mrzLayout: z.nullable(z.string()),
    documentCode: z.nullable(z.string()),
    widthMm: z.nullable(z.number()),
    heightMm: z.nullable(z.number()),
    note: z.nullable(LocalizedText),
    provenance: Provenance,
  })
  .register(z.globalRegistry, { id: "IdentityDocument" });
export type IdentityDocument = z.infer<typeof IdentityDocument>;

export const identityDocuments = {
  byCountry: operation({
    method: "get",
    path: "/identity-documents/countries/{id}",
    summary: "Identity documents of one country",
    access: ["identity_documents:read"],
    params: z.object({ id: CountryId }),
    answer: z.object({
      country: Country,
      /** The three-letter code of the machine-readable zone, ICAO 9303 part 3. */
      mrzCode: z.nullable(z.string()),
      documents: z.array(IdentityDocument),
    }),
  }),
  documentCountries: operation({
    method: "get",
    path: "/identity-documents/documents-country-dictionary/",
    summary: "The country of each document",
    access: "signedIn",
    answer: CountryDictionaryOf,
  }),
};
