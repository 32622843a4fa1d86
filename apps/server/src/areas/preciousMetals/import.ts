import { coinFamily } from "../coins/coinFamily.ts";
import type { coins, ingots, ingotVariants } from "./tables.ts";
import type { Facts } from "../../catalogue/readFacts.ts";
import { FactError } from "../../catalogue/readFacts.ts";

/** Rows of the table `coins`. */
export function coinRows({ coins: facts }: Facts): (typeof coins.$inferInsert)[] {
  return facts.map(({ country, ...fact }, position) => ({
    ...fact,
    countryId: country,
    family: coinFamily(fact.name),
    position,
  }));
}

/** Rows of the table `ingot_variants`: each refiner once. */
export function ingotVariantRows({ ingots: facts }: Facts): (typeof ingotVariants.$inferInsert)[] {
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

/** Rows of the table `ingots`. */
export function ingotRows({ ingots: facts }: Facts): (typeof ingots.$inferInsert)[] {
  return facts.map(({ refiner, country: _, hologram, ...fact }, position) => ({
    ...fact,
    variantId: variantIdOf(refiner),
    position,
    hasHologram: hologram,
  }));
}

/** The refiner's name as it stands in an address. */
function variantIdOf(refiner: string): string {
  return refiner.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
