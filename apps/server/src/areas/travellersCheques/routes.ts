import { travellersCheques } from "@specimen/api/contract";
import { implement } from "../../http/implement.ts";
import type { AppApi } from "../defineArea.ts";
import { chequeSeries } from "./tables.ts";

/** The cheque calls of specification 7.9. */
export function chequeRoutes(api: AppApi): void {
  const { database } = api.context;

  implement(api, travellersCheques, {
    series: {
      byRevision: async ({ language }) => {
        const { compare } = new Intl.Collator(language);
        const { id, issuer, series, currencies } = chequeSeries;
        const rows = await database.select({ id, issuer, series, currencies }).from(chequeSeries);
        return rows
          .map((row) => ({
            ...row,
            currencies: row.currencies.map(({ currencyISO }) => currencyISO),
          }))
          .sort((a, b) => compare(a.issuer, b.issuer) || compare(a.series, b.series));
      },
    },
  });
}
