import { useImmutable, useQuery } from "@specimen/api/react";
import { documentCountries } from "./countries.ts";

/** What is sent for a country's documents; the prefetch sends the same. */
export const documentsInit = (countryId: string) => ({ params: { path: { id: countryId } } });

/** What is sent for the countries that have documents. */
export const countriesInit = { params: { query: { packageType: documentCountries.packageType } } };

/** The documents of a country; a known answer is only asked for again when one comes back. */
export const useCountryDocuments = (countryId: string) =>
  useQuery("/identity-documents/countries/{id}", documentsInit(countryId), {
    revalidateIfStale: false,
  });

/** The countries that have documents. */
export const useDocumentCountries = () => useImmutable("/countries", countriesInit);

/** Whether and how the customer checks documents; refused without its permission, so ask for it first. */
export const useDataCheckConfig = (isWanted: boolean) =>
  useImmutable("/identity-documents/data-check/auto-verify/config", isWanted ? {} : null);
