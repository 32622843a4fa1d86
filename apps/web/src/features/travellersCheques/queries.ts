import { travellersCheques } from "@specimen/api/contract";
import { useImmutable, useQuery } from "@specimen/api/react";
import { urlSchema } from "../../url/urlSchema.ts";
import { withPrevious } from "../../widgets/query.ts";

/** Catalogue answers are not asked for again, except on coming back to the window or the network. */
const catalogueCache = { revalidateIfStale: false } as const;

/** What of the list is shown, in the address; another filter or tab starts at page 1. */
export const listSchema = urlSchema(travellersCheques.series.query, { currencyISO: "currency" });

/** A page of the list of series. */
export type ListQuery = ReturnType<typeof listSchema.read>;

/** What is sent for a page of the list; the prefetch sends the same. */
export const listInit = (query: ListQuery) => ({ params: { query } });

/** What is sent for one series or one of its values. */
export const recordInit = (id: string) => ({ params: { path: { id } } });

/** Every series to choose from; there are fewer than fit a page. */
export const useChequeSeriesChoices = () =>
  useImmutable("/travellers-cheques/series", { params: { query: { pageSize: 100 } } });

/** A page of series; the last one stays until the next is there. */
export function useChequeSeriesPage(query: ListQuery) {
  const present = useQuery("/travellers-cheques/series", listInit(query), catalogueCache);
  const { data } = useQuery("/travellers-cheques/series", listInit(query), {
    ...catalogueCache,
    keepPreviousData: true,
  });
  return withPrevious(present, data);
}

/** One series with who cashes it and how it is accepted. */
export const useChequeSeries = (id: string) =>
  useQuery("/travellers-cheques/series/{id}", recordInit(id), catalogueCache);

/** The values of a series. */
export const useSeriesNotes = (id: string) =>
  useQuery("/travellers-cheques/series/{id}/notes", recordInit(id), catalogueCache);

/** One value with its specimen. */
export const useChequeNote = (id: string) =>
  useQuery("/travellers-cheques/notes/{id}", recordInit(id), catalogueCache);

/** How a value is accepted and where it is redeemed. */
export const useChequeInformation = (id: string) =>
  useQuery("/travellers-cheques/notes/{id}/information", recordInit(id), catalogueCache);

/** What the customer has written on travellers cheques. */
export const useChequeCustomerInfo = (id: string) =>
  useQuery("/travellers-cheques/notes/{id}/customer-info", recordInit(id));
