import { type Language, languages } from "@specimen/api/contract";
import { defineImporter } from "../../catalogue/importer.ts";
import { fillOf, fineDensity } from "../../catalogue/metalDensity.ts";
import { demand, FactError } from "../../catalogue/readFacts.ts";
import type { SharedFacts } from "../../catalogue/sharedFacts.ts";
import type { NameRow } from "../../search/names.ts";
import { searchNames } from "../../search/tables.ts";
import { type IngotFact, ingotFiles, type IngotFacts } from "./facts.ts";
import { metalBars } from "./metalBars.ts";
import { ingotDetails, ingots, ingotVariants } from "./tables.ts";

export const metalImporter = defineImporter({
  files: ingotFiles,
  check(facts, { known }) {
    const ids = new Set<string>();
    for (const [{ id, country }, file] of namedRows(facts)) {
      demand(known.countries, country, `${file}: ${id}: country`);
      if (ids.size === ids.add(id).size) throw new FactError(`${file}: ${id}: stands there twice`);
    }
    for (const id of Object.keys(facts.details)) demand(ids, id, `bars_details.json: ${id}`);
  },
  rows: (facts, shared) => [
    [ingotVariants, variantRows(facts)],
    [ingots, ingotRows(facts, shared)],
    [
      ingotDetails,
      Object.entries(facts.details).map(([ingotId, details]) => ({ ingotId, details })),
    ],
    [searchNames, [...ingotNames(facts, shared), ...variantNames(facts, shared)]],
  ],
});

const ingotsOf = (facts: IngotFacts): IngotFact[] => [...facts.ingots, ...facts.moreIngots];

/** Every bar with the name of its file, for messages. */
const namedRows = (facts: IngotFacts): (readonly [IngotFact, string])[] => [
  ...facts.ingots.map((fact) => [fact, "ingots.json"] as const),
  ...facts.moreIngots.map((fact) => [fact, "bars_more.json"] as const),
];

function ingotRows(facts: IngotFacts, { recordWords }: SharedFacts) {
  const list = ingotsOf(facts);
  const places = recordWords.positions(list.map(({ name }) => name));
  return list.map((fact, position) => ({
    ...ingotRow(fact, facts, position),
    namePositions: places.get(fact.name) ?? [],
  }));
}

function ingotRow(
  { refiner, country: _, hologram, ...fact }: IngotFact,
  { details }: IngotFacts,
  position: number,
): typeof ingots.$inferInsert {
  const detail = details[fact.id];
  const { lengthMm, widthMm, heightMm } = fact;
  const densityGcm3 = fineDensity(fact.metal, fact.fineness);
  const box =
    lengthMm === null || widthMm === null || heightMm === null
      ? null
      : lengthMm * widthMm * heightMm;
  return {
    ...fact,
    variantId: variantIdOf(refiner),
    position,
    hasHologram: hologram,
    issuedSince: fact.issuedSince ?? detail?.yearFrom ?? null,
    issuedUntil: detail?.yearTo ?? null,
    densityGcm3,
    fillFactor: detail?.geometry.fillFactor ?? fillOf(fact.weightG, densityGcm3, box),
  };
}

/** One row per refiner. */
function variantRows(facts: IngotFacts): (typeof ingotVariants.$inferInsert)[] {
  const variants = new Map<string, typeof ingotVariants.$inferInsert>();
  for (const [{ id, refiner, country }, file] of namedRows(facts)) {
    const variant = { id: variantIdOf(refiner), name: refiner, countryId: country };
    const known = variants.get(variant.id) ?? variant;
    if (known.name !== refiner || known.countryId !== country) {
      throw new FactError(`${file}: ${id}: refiner: ${refiner} is another one elsewhere`);
    }
    variants.set(variant.id, variant);
  }
  return [...variants.values()];
}

/** The refiner's name as used in addresses. */
const variantIdOf = (refiner: string): string =>
  refiner
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

const countryName = ({ countries }: SharedFacts, country: string, language: Language) =>
  countries.find(({ id }) => id === country)?.names[language] ?? "";

/** A bar is found by refiner, type, metal, form, fineness, country and nationality. */
const ingotNames = (facts: IngotFacts, shared: SharedFacts): NameRow[] =>
  ingotsOf(facts).flatMap(({ id, name, refiner, country, metal, type, fineness }) =>
    languages.map((language) => ({
      kind: "ingot",
      key: id,
      language,
      name: [
        ...new Set(
          [name, shared.recordWords.in(name, language)].map((own) => own.replaceAll("/", " ")),
        ),
        refiner,
        type,
        metalBars[metal][language],
        String(fineness),
        countryName(shared, country, language),
        ...shared.typedNamesOf(country, language),
      ].join(" "),
    })),
  );

/** A refiner is found by its name and country. */
const variantNames = (facts: IngotFacts, shared: SharedFacts): NameRow[] =>
  variantRows(facts).flatMap(({ id, name, countryId }) =>
    languages.map((language) => ({
      kind: "ingotVariant",
      key: id,
      language,
      name: `${name} ${countryName(shared, countryId, language)}`,
    })),
  );
