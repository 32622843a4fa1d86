import type { IdentityDocument, Language, LocalizedText } from "@specimen/api/contract";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { provenanceOf } from "../../catalogue/provenance.ts";
import type { identityDocuments } from "./tables.ts";

type Row = typeof identityDocuments.$inferSelect;

/** The name of a type of document. */
export const typeNameOf = (lexicon: Lexicon, type: string, language: Language): LocalizedText =>
  lexicon.word("documentType", type, language) ?? { text: type, lang: "en" };

/** One document of a country. */
export const documentOf = (lexicon: Lexicon, row: Row, language: Language): IdentityDocument => ({
  id: row.id,
  type: row.type,
  typeName: typeNameOf(lexicon, row.type, language),
  firstIssued: row.firstIssued,
  mrzLayout: row.mrzLayout,
  documentCode: row.documentCode,
  widthMm: row.widthMm,
  heightMm: row.heightMm,
  note: lexicon.text(row.note, language),
  // The records name no source, and no field was compared with one.
  provenance: provenanceOf({ confidence: row.confidence, sources: [], checked: [] }),
});
