import * as z from "zod/mini";
import { operation } from "./operation.ts";

/** Identifies the sources of the catalogue's answers: facts, the customer's rules, the day. */
export const CatalogueRevision = z
  .object({ revision: z.string().check(z.minLength(1)) })
  .register(z.globalRegistry, { id: "CatalogueRevision" });

export const catalogue = {
  revision: operation({
    method: "get",
    path: "/catalogue/revision",
    summary: "Changes when any answer of the catalogue may have changed",
    access: "signedIn",
    answer: CatalogueRevision,
  }),
};
