import { travellersCheques } from "@specimen/api/contract";
import { type Api, implement } from "../../http/implement.ts";
import { chequeSeries } from "./tables.ts";

/** Mounts the cheque calls of specification 7.9. */
export function travellersChequeRoutes(api: Api): void {
  const { database } = api.world;

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
