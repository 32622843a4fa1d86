import type { DocumentSummary } from "@specimen/api/contract";

/** The first year of a series, or nothing where it is not known. */
export const firstYearOf = ({ firstIssued }: Pick<DocumentSummary, "firstIssued">): string =>
  firstIssued?.slice(0, 4) ?? "";

/** Names a series among those of its country, such as "Passport 2017". */
export const nameOf = (document: Pick<DocumentSummary, "name" | "firstIssued">): string =>
  [document.name.text, firstYearOf(document)].filter(Boolean).join(" ");
