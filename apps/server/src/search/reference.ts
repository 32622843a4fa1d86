import type { Language, SearchHit } from "@specimen/api/contract";

/** What a record is looked up by: its reference as the catalogue spells it, and who asks. */
export interface ReferenceQuery {
  readonly reference: string;
  readonly language: Language;
  readonly today: string;
}

/** Finds the record of a reference; none or one. */
export type FindReferenced = (query: ReferenceQuery) => Promise<SearchHit[]>;

/** References of one kind, as they stand on the printed sheets of its records and in addresses. */
export interface ReferenceSource<Find> {
  /** A typed line as the catalogue spells a reference of this kind; undefined for other lines. */
  readonly spelled: (typed: string) => string | undefined;
  readonly find: Find;
}

/** The longest reference. */
const longest = 60;

/** A typed line that may be a reference: one word, parts of which are joined by hyphens of any kind. */
export function referenceIn(typed: string): string | undefined {
  const line = typed.normalize("NFKC").trim();
  const plain = line.replaceAll(/[\u2010-\u2015\u2212]/g, "-");
  return plain.length <= longest && /^\w+(?:-[\w.]+)+$/.test(plain) ? plain : undefined;
}
