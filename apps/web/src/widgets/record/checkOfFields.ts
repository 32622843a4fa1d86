import type { Provenance, Source } from "@specimen/api/contract";

/** When fields were checked, and the sources with their numbers in the record's list, from 1 on. */
export interface FieldsCheck {
  checkedOn: string;
  sources: readonly (Source & { number: number })[];
}

/** The check of a fact that rests on several fields; null unless each of them was checked. */
export function checkOfFields(
  { checks, sources }: Provenance,
  fields: readonly string[],
): FieldsCheck | null {
  const found = fields.map((field) => checks.find((check) => check.field === field));
  const known = found.filter((check) => check !== undefined);
  const [earliest] = known.map(({ checkedOn }) => checkedOn).sort();
  if (earliest === undefined || known.length < fields.length) return null;
  const used = new Set(known.flatMap((check) => check.sources));
  return {
    checkedOn: earliest,
    sources: sources.flatMap((source, index) =>
      used.has(index) ? [{ ...source, number: index + 1 }] : [],
    ),
  };
}
