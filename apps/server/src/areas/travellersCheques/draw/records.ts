import * as z from "zod";
import { readFacts } from "../../../catalogue/readFacts.ts";
import type { ChequeFacts } from "./chequeFacts.ts";

const fileOf = (name: string) => new URL(`../facts/${name}`, import.meta.url);

const chequeRow = z.object({
  id: z.string(),
  issuer: z.string(),
  series: z.string(),
  currencies: z.array(
    z.object({ currency: z.string(), denominations: z.array(z.number()).nullable() }),
  ),
});

const chequeDetails = z.object({
  sizeMm: z.object({ width: z.number(), height: z.number() }).nullable(),
  serialFormat: z.object({ regex: z.string() }).nullable(),
  securityFeatures: z.array(z.object({ id: z.string(), light: z.string() })),
});

/** Each value of each series of travellers cheques in the catalogue. */
export function chequeRecords(): ChequeFacts[] {
  const { first, more } = readFacts({
    first: { file: fileOf("travellers_cheques.json"), member: "series", row: chequeRow },
    more: { file: fileOf("travellers_cheques_more.json"), member: "series", row: chequeRow },
  });
  const series = [...first, ...more];
  const details = readFacts(
    Object.fromEntries(
      series.map(({ id }) => [
        id,
        { file: fileOf("travellers_cheques_details.json"), member: id, value: chequeDetails },
      ]),
    ),
  );
  return series.flatMap(({ id, issuer, series: name, currencies }) =>
    currencies.flatMap(({ currency, denominations }) =>
      (denominations ?? [null]).map((denomination) => ({
        id: `${id}-${currency}-${denomination ?? "any"}`,
        issuer,
        series: name,
        currency,
        denomination,
        widthMm: details[id]?.sizeMm?.width ?? null,
        heightMm: details[id]?.sizeMm?.height ?? null,
        colour: null,
        numberPattern: details[id]?.serialFormat?.regex ?? null,
        features: details[id]?.securityFeatures ?? [],
      })),
    ),
  );
}
