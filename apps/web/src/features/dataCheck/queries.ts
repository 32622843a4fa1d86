import { useImmutable } from "@specimen/api/react";

/** Whether and how the customer checks documents. */
export const useDataCheckConfig = () =>
  useImmutable("/identity-documents/data-check/auto-verify/config", {});

/** The form of a series of documents. */
export const useFormSchema = (seriesId: string) =>
  useImmutable("/identity-documents/data-check/{id}/form-schema", {
    params: { path: { id: seriesId } },
  });

/** Series of a state that are offered; no state has more. */
const mostSeries = 100;

/** The series of documents of a state, to choose from; none without a state. */
export const useSeriesOf = (countryId: string | null) =>
  useImmutable(
    "/identity-documents/countries/{id}",
    countryId === null
      ? null
      : { params: { path: { id: countryId }, query: { pageSize: mostSeries } } },
  );

/** A picture of a check as an address for the page. */
export const useCheckImage = (imageId: string | null) =>
  useImmutable(
    "/identity-documents/data-check/images/{id}",
    imageId === null ? null : { params: { path: { id: imageId } } },
  );
