import type { identityDocuments } from "./tables.ts";
import type { Facts } from "../../catalogue/readFacts.ts";

type Row = typeof identityDocuments.$inferInsert;

/** Sizes of ICAO 9303 in mm by layout of the machine-readable zone, as ISO/IEC 7810 names them. */
const sizes = { TD1: [85.6, 53.98], TD2: [105, 74], TD3: [125, 88] } as const;

/** Rows of the table `identity_documents`. */
export function identityDocumentRows({ states }: Facts): Row[] {
  return states.flatMap(({ country, documents, confidence }) =>
    documents.map((document, position) => ({
      id: `${country}-${document.type}`,
      countryId: country,
      position,
      type: document.type,
      firstIssued: document.seriesFirstIssued === null ? null : String(document.seriesFirstIssued),
      mrzLayout: document.mrz,
      documentCode: document.documentCode,
      widthMm: document.mrz === null ? null : sizes[document.mrz][0],
      heightMm: document.mrz === null ? null : sizes[document.mrz][1],
      note: document.note ?? null,
      confidence,
    })),
  );
}
