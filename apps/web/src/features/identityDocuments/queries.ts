import { useImmutable, useQuery } from "@specimen/api/react";

/** What is sent for a country's documents; the prefetch sends the same. */
export const documentsInit = (countryId: string) => ({ params: { path: { id: countryId } } });

/** What is sent for the countries that have documents. */
export const countriesInit = { params: { query: { packageType: "identityDocuments" as const } } };

/** The documents of a country; a known answer is only asked for again when one comes back. */
export const useCountryDocuments = (countryId: string) =>
  useQuery("/identity-documents/countries/{id}", documentsInit(countryId), {
    revalidateIfStale: false,
  });

/** The countries that have documents. */
export const useDocumentCountries = () => useImmutable("/countries", countriesInit);
