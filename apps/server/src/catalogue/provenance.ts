import type { Provenance } from "@specimen/api/contract";

/** The day as of which the catalogue's records hold and were compared with their sources. */
export const catalogueDay = "2026-11-21";

/** Source and confidence of a record. */
interface Evidence extends Pick<Provenance, "confidence"> {
  readonly sources: readonly string[];
  /** Members that were compared with a source. */
  readonly checked: readonly string[];
}

/** Provenance of a record. */
export function provenanceOf({ confidence, sources, checked }: Evidence): Provenance {
  return {
    confidence,
    sources: sources.map(sourceOf),
    checkedFields: [...checked],
    checkedOn: checked.length > 0 ? catalogueDay : null,
    asOf: catalogueDay,
  };
}

/** A web page is shown by its host; any other source by its text. */
export function sourceOf(source: string): Provenance["sources"][number] {
  if (!URL.canParse(source)) return { label: source, url: null };
  return { label: new URL(source).hostname.replace(/^www\./, ""), url: source };
}
