import * as z from "zod";
import { confidence, currency, remark, sources } from "../../catalogue/factSchemas.ts";

/** A series of facts/travellers_cheques.json; denominations null are not known. */
const ChequeFact = z.strictObject({
  id: z.string().regex(/^tc-\d+$/),
  issuer: z.string().min(1),
  series: z.string().min(1),
  currencies: z
    .array(z.strictObject({ currency, denominations: z.array(z.number().positive()).nullable() }))
    .min(1),
  firstIssued: z.int().min(1800).max(2100).nullable(),
  lastSold: z.iso.date().nullable(),
  status: z.string().min(1),
  securityFeatures: z.array(z.string().min(1)),
  note: remark,
  confidence,
  sources,
});

/** The facts of the travellers cheques. */
export const chequeFiles = {
  series: {
    file: new URL("facts/travellers_cheques.json", import.meta.url),
    member: "series",
    row: ChequeFact,
    isUnique: true,
  },
} as const;
