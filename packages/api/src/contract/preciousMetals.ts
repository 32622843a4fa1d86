import * as z from "zod/mini";
import { operation } from "./operation.ts";
import { CountryDictionaryOf, CountryId } from "./primitives.ts";

/** A metal to choose: a coin, or the bars of one refiner. */
export const MetalVariant = z
  .object({
    id: z.string(),
    name: z.string(),
    countryId: CountryId,
    countryName: z.string(),
    flagSrc: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "MetalVariant" });
export type MetalVariant = z.infer<typeof MetalVariant>;

/** A list to choose ingots from says how many bars the refiner has. */
export const IngotVariant = z
  .extend(MetalVariant, { ingots: z.int() })
  .register(z.globalRegistry, { id: "IngotVariant" });
export type IngotVariant = z.infer<typeof IngotVariant>;

/** The calls on bars of specification 7.5; those on coins are in coins.ts. */
export const preciousMetals = {
  ingotsVariants: operation({
    method: "get",
    path: "/precious-metals/ingots-variants",
    summary: "Refiners of bars to choose from, by name",
    access: ["precious_metals:read"],
    answer: z.array(IngotVariant),
  }),
  ingotVariantCountries: operation({
    method: "get",
    path: "/precious-metals/ingot-variant-country-dictionary/",
    summary: "The country of each refiner",
    access: "signedIn",
    answer: CountryDictionaryOf,
  }),
  ingotCountries: operation({
    method: "get",
    path: "/precious-metals/ingot-country-dictionary/",
    summary: "The country of each bar",
    access: "signedIn",
    answer: CountryDictionaryOf,
  }),
};
