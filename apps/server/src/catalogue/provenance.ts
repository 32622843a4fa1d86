import type { Provenance } from "@specimen/api/contract";

/** The day for which the catalogue's records are drawn up and were compared with their sources. */
export const catalogueDay = "2026-11-21";

/** What a record of the catalogue says of itself. */
interface Evidence extends Pick<Provenance, "confidence"> {
  readonly sources: readonly string[];
  /** Members that were compared with a source. */
  readonly checked: readonly string[];
}

/** Where a record comes from, for those who ask how sure it is. */
export function provenanceOf({ confidence, sources, checked }: Evidence): Provenance {
  return {
    confidence,
    sources: sources.map(sourceOf),
    checkedFields: [...checked],
    checkedOn: checked.length > 0 ? catalogueDay : null,
    asOf: catalogueDay,
  };
}

/** A page is shown by its host; anything else is words. */
function sourceOf(source: string): Provenance["sources"][number] {
  if (!URL.canParse(source)) return { label: source, url: null };
  return { label: new URL(source).hostname.replace(/^www\./, ""), url: source };
}
