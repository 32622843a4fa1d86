import type { AcceptedDocuments } from "@specimen/api/contract";

/** The id of the list that holds where a country has none of its own. */
export const defaultList = "0";

/** The list of a country, or the default list; undefined where there is none. */
export const listOf = ({ lists }: AcceptedDocuments, id: string): readonly string[] | undefined =>
  lists.find((each) => each.id === id)?.list.documentIds;
