import { readFacts } from "../../../catalogue/readFacts.ts";
import { chequeNoteId } from "../chequeId.ts";
import { chequeFiles } from "../facts.ts";
import type { ChequeFacts } from "./chequeFacts.ts";

/** Each value of each series of travellers cheques in the catalogue. */
export function chequeRecords(): ChequeFacts[] {
  const { series, more, details } = readFacts(chequeFiles);
  const detailOf = new Map(details.map((detail) => [detail.id, detail]));
  return [...series, ...more].flatMap(({ id, issuer, series: name, currencies }) =>
    currencies.flatMap(({ currency, denominations }) =>
      (denominations ?? [null]).map((denomination) => ({
        id: chequeNoteId(id, currency, denomination),
        issuer,
        series: name,
        currency,
        denomination,
        widthMm: detailOf.get(id)?.sizeMm?.width ?? null,
        heightMm: detailOf.get(id)?.sizeMm?.height ?? null,
        colour: null,
        numberPattern: detailOf.get(id)?.serialFormat?.regex ?? null,
        features: detailOf.get(id)?.securityFeatures ?? [],
      })),
    ),
  );
}
