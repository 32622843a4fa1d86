import type { Answer, Confidence, Language, Provenance, Source } from "@specimen/api/contract";
import type { Lexicon } from "./lexicon.ts";

/** The day as of which the catalogue's records hold and were compared with their sources. */
export const catalogueDay = "2026-11-21";

/** Which fields of a record were compared with which sources. */
export type Checks = Pick<Provenance, "sources" | "checks">;

/** The checks of a record that was not compared with any source. */
export const unchecked: Checks = { sources: [], checks: [] };

/** A record whose fields were compared with all of its sources together. */
interface Evidence {
  readonly confidence: Confidence;
  /** Addresses of pages, or other sources in words. */
  readonly sources: readonly string[];
  /** Fields that were compared. */
  readonly checked: readonly string[];
}

/** Provenance of a record that was compared as a whole. */
export function provenanceOf({ confidence, sources, checked }: Evidence): Provenance {
  return provenanceOfFields(confidence, {
    sources: sources.map(sourceOf),
    checks: checked.map((field) => ({
      field,
      checkedOn: catalogueDay,
      sources: sources.map((_, index) => index),
    })),
  });
}

/** Provenance of a record whose fields were compared one by one. */
export function provenanceOfFields(
  confidence: Confidence,
  { sources, checks }: Checks,
): Provenance {
  const days = checks.map(({ checkedOn }) => checkedOn).sort();
  return { confidence, sources, checks, checkedOn: days.at(-1) ?? null, asOf: catalogueDay };
}

/**
 * The earliest day on which the fields were compared and the source of the first one; null unless
 * all of them were compared.
 */
export function basisOf(
  { sources, checks }: Checks,
  fields: readonly string[],
): Pick<Answer, "checkedOn" | "source"> {
  const found = fields.flatMap((field) => checks.find((check) => check.field === field) ?? []);
  const [first] = found;
  if (first === undefined || found.length < fields.length) return { checkedOn: null, source: null };
  const [checkedOn = null] = found.map((check) => check.checkedOn).sort();
  return { checkedOn, source: sources[first.sources[0] ?? -1] ?? null };
}

/** A web page is shown by its host; any other source by its English text. */
function sourceOf(source: string): Source {
  if (!URL.canParse(source)) return { label: source, url: null };
  return { label: new URL(source).hostname.replace(/^www\./, ""), url: source };
}

/** The same in the reader's language, where the text of the source has a translation. */
export function sourceIn(lexicon: Lexicon, source: string, language: Language): Source {
  if (URL.canParse(source)) return sourceOf(source);
  const { text, lang } = lexicon.text(source, language);
  return { label: text, url: null, lang };
}
