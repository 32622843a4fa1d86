import type { DocumentSummary } from "@specimen/api/contract";

/** Names a document among those of its country: what it is called, its series and first year. */
export const documentTitle = ({
  name,
  series,
  firstIssued,
}: Pick<DocumentSummary, "name" | "series" | "firstIssued">): string =>
  [name.text, series?.text ?? firstIssued?.slice(0, 4)].filter(Boolean).join(", ");
