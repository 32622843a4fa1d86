import type { DocumentKind } from "@specimen/api/contract";
import { FactError } from "../../catalogue/readFacts.ts";
import type { DocumentFact, DocumentFacts } from "./facts.ts";
import { documentKindOfFact } from "./kinds.ts";

/** The documents shown: the rows that only the drawings and their tests need are left out. */
export const shownDocuments = ({ documents }: DocumentFacts): DocumentFact[] =>
  documents.filter(({ id }) => !/^UTO-.*-SPEC$/.test(id));

/** The kind of a document as the contract names it. */
export const kindOf = ({ id, kind }: Pick<DocumentFact, "id" | "kind">): DocumentKind => {
  const known = documentKindOfFact[kind];
  if (known === undefined) throw new FactError(`identity_documents.json: ${id}: kind: ${kind}`);
  return known;
};
