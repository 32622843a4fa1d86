import { useImmutable } from "@specimen/api/react";

/**
 * Every series to choose from; there are fewer than fit a page. Apart from the other queries, since
 * the dashboard loads it.
 */
export const useChequeSeriesChoices = () =>
  useImmutable("/travellers-cheques/series", { params: { query: { pageSize: 100 } } });
