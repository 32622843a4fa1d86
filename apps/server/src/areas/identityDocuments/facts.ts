import * as z from "zod";
import { confidence, country, WordFact } from "../../catalogue/factSchemas.ts";
import type { FactsOf } from "../../catalogue/readFacts.ts";

/** The types of document a state issues, of facts/document_types.json. */
const StateDocumentsFact = z.strictObject({
  country,
  iso3: z.string().regex(/^[A-Z]{3}$/),
  mrzCode: z.string().regex(/^[A-Z]{1,3}$/),
  mrzPadded: z.string().regex(/^[A-Z<]{3}$/),
  documents: z.array(
    z.strictObject({
      type: z.string().min(1),
      mrz: z.enum(["TD1", "TD2", "TD3"]).nullable(),
      documentCode: z
        .string()
        .regex(/^[A-Z<]{1,2}$/)
        .nullable(),
      seriesFirstIssued: z.int().min(1900).max(2100).nullable(),
      note: z.string().min(1).optional(),
    }),
  ),
  confidence,
});

const at = (file: string) => new URL(`facts/${file}`, import.meta.url);

/** The facts of the identity documents. */
export const documentFiles = {
  states: { file: at("document_types.json"), member: "countries", row: StateDocumentsFact },
  documentTypes: {
    file: at("document_type_names.json"),
    member: "documentTypes",
    row: WordFact,
    isUnique: true,
  },
} as const;
export type DocumentFacts = FactsOf<typeof documentFiles>;
