import { useImmutable } from "@specimen/api/react";

/** Series of travellers cheques, by issuer. */
export const useChequeSeries = () => useImmutable("/travellers-cheques/series");
