import { DocumentTab } from "@specimen/api/contract";

/** The tab named by what follows the country in an address, such as `selectTab/2`; else all documents. */
export function tabOf(rest: string): DocumentTab {
  const number = Number(/^selectTab\/(\d)\/?$/.exec(rest)?.[1] ?? 0);
  return DocumentTab.options[number] ?? "all";
}

/** The number of a tab in the address. */
export const numberOf = (tab: DocumentTab): number => DocumentTab.options.indexOf(tab);
