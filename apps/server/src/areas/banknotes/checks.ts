import type { FieldCheck } from "@specimen/api/contract";
import type { Checks } from "../../catalogue/provenance.ts";
import { demand } from "../../catalogue/readFacts.ts";
import type { BanknoteFacts, CheckFact } from "./facts.ts";

type Field = CheckFact["against"][number]["fields"][number];

/** Names of the contract for members whose names differ in the facts. */
const names: Partial<Record<Field, string>> = {
  mainColour: "colour",
  front: "motifFront",
  back: "motifBack",
  securityFeatures: "features",
};

/** The checks of each note by its id: every field once, with all sources it was compared with. */
export function checksById({ checks, sources }: BanknoteFacts): ReadonlyMap<string, Checks> {
  const known = new Map(
    sources.map(({ key, url, title, lang, publisher }) => [
      key,
      { label: publisher, url, ...(title !== null && { title, lang }) },
    ]),
  );
  return new Map(
    checks.map(({ id, checkedOn, against }) => {
      const found = new Map<Field, FieldCheck>();
      against.forEach(({ fields }, index) => {
        for (const field of fields) {
          const { sources: others } = found.get(field) ?? { sources: [] };
          const own = { field: names[field] ?? field, checkedOn, sources: [...others, index] };
          found.set(field, own);
        }
      });
      return [
        id,
        {
          sources: against.flatMap(({ source }) => known.get(source) ?? []),
          checks: [...found.values()],
        },
      ];
    }),
  );
}

/** Throws a FactError for a check of an unknown note or against an unknown source. */
export function demandChecks({ banknotes, checks, sources }: BanknoteFacts): void {
  const notes = new Set(banknotes.map(({ id }) => id));
  const pages = new Set(sources.map(({ key }) => key));
  for (const { id, against } of checks) {
    demand(notes, id, `banknote_checks.json: ${id}: id`);
    for (const { source } of against) {
      demand(pages, source, `banknote_checks.json: ${id}: source`);
    }
  }
}
