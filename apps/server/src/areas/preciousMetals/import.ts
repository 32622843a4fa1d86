import { defineImporter } from "../../catalogue/importer.ts";
import { demand, FactError } from "../../catalogue/readFacts.ts";
import { ingotFiles, type IngotFacts } from "./facts.ts";
import { ingots, ingotVariants } from "./tables.ts";

export const metalImporter = defineImporter({
  files: ingotFiles,
  check({ ingots: facts }, { known }) {
    for (const { id, country } of facts) {
      demand(known.countries, country, `ingots.json: ${id}: country`);
    }
  },
  rows: (facts) => [
    [ingotVariants, variantRows(facts)],
    [
      ingots,
      facts.ingots.map(({ refiner, country: _, hologram, ...fact }, position) => ({
        ...fact,
        variantId: variantIdOf(refiner),
        position,
        hasHologram: hologram,
      })),
    ],
  ],
});

/** Each refiner once. */
function variantRows({ ingots: facts }: IngotFacts): (typeof ingotVariants.$inferInsert)[] {
  const variants = new Map<string, typeof ingotVariants.$inferInsert>();
  for (const { id, refiner, country } of facts) {
    const variant = { id: variantIdOf(refiner), name: refiner, countryId: country };
    const known = variants.get(variant.id) ?? variant;
    if (known.name !== refiner || known.countryId !== country) {
      throw new FactError(`ingots.json: ${id}: refiner: ${refiner} is another one elsewhere`);
    }
    variants.set(variant.id, variant);
  }
  return [...variants.values()];
}

/** The refiner's name as it stands in an address. */
const variantIdOf = (refiner: string): string =>
  refiner.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
