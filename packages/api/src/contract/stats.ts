import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { CountryId, CurrencyISO } from "./primitives.ts";

/** A country that the customer's staff looked up often, with the currency in use there. */
export const TopEntry = z
  .object({
    countryId: CountryId,
    name: z.string(),
    code2: z.string(),
    currencyISO: z.nullable(CurrencyISO),
    flagSrc: z.nullable(z.string()),
    count: z.int(),
  })
  .register(z.globalRegistry, { id: "TopEntry" });
export type TopEntry = z.infer<typeof TopEntry>;

/** A lookup by a member of staff (specification 3). */
export const StatsRecord = z
  .object({
    resource: z.enum(["banknote", "banknotes", "identityDocument", "identityDocuments"]),
    resourceId: z.string().check(z.minLength(1), z.maxLength(100)),
  })
  .register(z.globalRegistry, { id: "StatsRecord" });
export type StatsRecord = z.infer<typeof StatsRecord>;

/**
 * Body of POST /stats/collect on the statistics host (specification 7.10). The token is in the
 * Authorization header, or in `token` of a text/plain body, which a page that is being closed can
 * send without a preflight. Batches with the same `batchId` count once; ids that are not in the
 * catalogue do not count.
 */
export const StatsBatch = z.object({
  data: z.array(StatsRecord).check(z.maxLength(500)),
  batchId: z.optional(z.uuid()),
  token: z.optional(z.string().check(z.maxLength(8192))),
});
export type StatsBatch = z.infer<typeof StatsBatch>;

export const stats = {
  top: operation({
    method: "get",
    path: "/stats/top",
    summary: "What the customer's staff looked up most: countries, or currency areas for banknotes",
    access: "signedIn",
    query: z.object({ resource: z.enum(["banknotes", "identityDocuments"]) }),
    answer: z.array(TopEntry),
  }),
};
