import * as z from "zod";
import { titleLanguage } from "./factSchemas.ts";

/** Pages that a record was compared with. */
export const pageFacts = z.array(
  z.object({ title: z.string().min(1), lang: titleLanguage, url: z.string().min(1) }),
);

/** Security features of a coin or bar: where, how it looks and how it is checked, in English. */
export const metalFeatureFacts = z.array(
  z.strictObject({
    id: z.string().min(1),
    name: z.string().min(1),
    where: z.string().min(1),
    look: z.string().min(1),
    check: z.string().min(1),
    sinceYear: z.int().nullable(),
  }),
);

/** Copies that are met, and what shows them. */
export const copyFacts = z.array(
  z.strictObject({ what: z.string().min(1), check: z.string().min(1) }),
);

/** A page of a record's sources. */
export type PageFact = z.infer<typeof pageFacts>[number];
export type MetalFeatureFact = z.infer<typeof metalFeatureFacts>[number];
export type CopyFact = z.infer<typeof copyFacts>[number];
