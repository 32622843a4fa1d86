import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { CurrencyISO } from "./primitives.ts";

/** A series of travellers cheques: an issuer's product, in one or more currencies. */
export const ChequeSeriesSummary = z
  .object({
    id: z.string(),
    issuer: z.string(),
    series: z.string(),
    currencies: z.array(CurrencyISO),
  })
  .register(z.globalRegistry, { id: "ChequeSeriesSummary" });
export type ChequeSeriesSummary = z.infer<typeof ChequeSeriesSummary>;

/** The cheque calls of specification 7.9. */
export const travellersCheques = {
  series: operation({
    method: "get",
    path: "/travellers-cheques/series",
    summary: "Series of travellers cheques, by issuer",
    access: ["travellers_cheques:read"],
    answer: z.array(ChequeSeriesSummary),
  }),
};
