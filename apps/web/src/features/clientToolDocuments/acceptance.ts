import type { AcceptedDocuments } from "@specimen/api/contract";

/** Which list decides on a document, and what it says; without a list there is no rule. */
export type AcceptanceRule =
  | { list: "own" | "default"; isAccepted: boolean }
  | { list: "none"; isAccepted: false };

/** The id of the list that holds where a country has none of its own. */
export const defaultList = "0";

/** The list of a country, or the default list; undefined where there is none. */
export const listOf = ({ lists }: AcceptedDocuments, id: string): readonly string[] | undefined =>
  lists.find((each) => each.id === id)?.list.documentIds;

/**
 * What the lists say of a document: that of its country goes before the default. An empty default
 * list is no rule; an empty list of a country accepts nothing of it.
 */
export function acceptanceOf(
  accepted: AcceptedDocuments,
  documentId: string,
  countryId: string,
): AcceptanceRule {
  const own = listOf(accepted, countryId);
  if (own !== undefined) return { list: "own", isAccepted: own.includes(documentId) };
  const general = listOf(accepted, defaultList) ?? [];
  if (general.length === 0) return { list: "none", isAccepted: false };
  return { list: "default", isAccepted: general.includes(documentId) };
}
