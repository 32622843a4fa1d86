import * as z from "zod";

/** A series of facts/travellers_cheques.json; denominations null are not known. */
export const ChequeFact = z.strictObject({
  id: z.string().regex(/^tc-\d+$/),
  issuer: z.string().min(1),
  series: z.string().min(1),
  currencies: z
    .array(
      z.strictObject({
        currency: z.string().regex(/^[A-Z]{3}$/),
        denominations: z.array(z.number().positive()).nullable(),
      }),
    )
    .min(1),
  firstIssued: z.int().min(1800).max(2100).nullable(),
  lastSold: z.iso.date().nullable(),
  status: z.string().min(1),
  securityFeatures: z.array(z.string().min(1)),
  note: z.string().min(1).nullable(),
  confidence: z.enum(["high", "medium", "low"]),
  sources: z.array(z.string().min(1)),
});
