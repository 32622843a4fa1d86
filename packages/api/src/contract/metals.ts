import * as z from "zod/mini";
import { Country } from "./countries.ts";
import {
  Confidence,
  CountryId,
  CurrencyISO,
  FullDate,
  Language,
  LocalizedText,
  Order,
  Tradability,
} from "./primitives.ts";

export const Metal = z
  .enum(["gold", "silver", "platinum", "palladium"])
  .register(z.globalRegistry, { id: "Metal" });
export type Metal = z.infer<typeof Metal>;

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

/** The views that coins and bars are drawn in; the edge of a bar is its thickness. */
export const MetalSide = z.enum(["front", "back", "edge"]);
export type MetalSide = z.infer<typeof MetalSide>;

/** One drawn view; sizes in mm, of the record where `isKnown`, else those it is drawn in. */
export const MetalImage = z
  .object({
    side: MetalSide,
    light: z.enum(["white", "tilted"]),
    src: z.string(),
    fullSrc: z.string(),
    widthMm: z.number(),
    heightMm: z.number(),
    isKnown: z.boolean(),
  })
  .register(z.globalRegistry, { id: "MetalImage" });
export type MetalImage = z.infer<typeof MetalImage>;

/** A place on a drawn view, in percent from its upper left corner. */
const MetalSpot = z.object({ side: MetalSide, x: z.number(), y: z.number() });

/** A security feature of a coin or bar; without spots it is nowhere on the drawing. */
export const MetalFeature = z
  .object({
    key: z.string(),
    name: LocalizedText,
    where: LocalizedText,
    look: LocalizedText,
    check: LocalizedText,
    sinceYear: z.nullable(z.int()),
    spots: z.array(MetalSpot),
  })
  .register(z.globalRegistry, { id: "MetalFeature" });
export type MetalFeature = z.infer<typeof MetalFeature>;

/** A kind of copy that is met, and what shows it. */
export const MetalCopy = z
  .object({ what: LocalizedText, check: LocalizedText })
  .register(z.globalRegistry, { id: "MetalCopy" });
export type MetalCopy = z.infer<typeof MetalCopy>;

/** The customer's text on a record, sanitised HTML. */
export const MetalInfo = z
  .object({ html: z.string(), lang: Language })
  .register(z.globalRegistry, { id: "MetalInfo" });
export type MetalInfo = z.infer<typeof MetalInfo>;

/** The country of a record, with the customer's text on its metals. */
export const MetalCountryInfo = z
  .object({ country: Country, info: z.nullable(LocalizedText) })
  .register(z.globalRegistry, { id: "MetalCountryInfo" });

/** Units of weight that a search takes; a tael is that of Hong Kong, a baht that of bullion. */
export const WeightUnit = z
  .enum(["gram", "troyOunce", "grain", "tola", "tael", "baht"])
  .register(z.globalRegistry, { id: "WeightUnit" });
export type WeightUnit = z.infer<typeof WeightUnit>;

/**
 * A record as far as it is measured. Sizes in mm, weight in g, density in g/cm³; `fillFactor` is the
 * share of metal in the cylinder or box of the recorded size. Null is not known.
 */
export const MeasuredMetal = z
  .object({
    id: z.string(),
    name: LocalizedText,
    countryId: CountryId,
    countryName: z.string(),
    metal: Metal,
    fineness: z.number(),
    form: z.enum(["struck", "minted", "cast"]),
    weightG: z.number(),
    weightToleranceG: z.nullable(z.number()),
    diameterMm: z.nullable(z.number()),
    thicknessMm: z.nullable(z.number()),
    lengthMm: z.nullable(z.number()),
    widthMm: z.nullable(z.number()),
    heightMm: z.nullable(z.number()),
    densityGcm3: z.nullable(z.number()),
    fillFactor: z.nullable(z.number()),
    tradability: Tradability,
    thumbnailSrc: z.string(),
  })
  .register(z.globalRegistry, { id: "MeasuredMetal" });
export type MeasuredMetal = z.infer<typeof MeasuredMetal>;

/** What may be a measured piece: every record within reach of all known measures, nearest first. */
export const MeasuredPage = z
  .object({ records: z.array(MeasuredMetal) })
  .register(z.globalRegistry, { id: "MeasuredPage" });

/** The customer's own price of a fine metal, for melt values; none is known from elsewhere. */
export const MetalPrice = z
  .object({
    metal: Metal,
    pricePerGram: z.number(),
    currencyISO: CurrencyISO,
    date: FullDate,
    source: z.string(),
  })
  .register(z.globalRegistry, { id: "MetalPrice" });
export type MetalPrice = z.infer<typeof MetalPrice>;

/** How sure the order of marks on a record and their places are. */
export const MarkConfidence = z.object({ order: Confidence, places: Confidence });

/** A length in mm that a search takes. */
export const searchedMm = z.number().check(z.gte(0.1), z.lte(1000));

/** A measured length in mm, which may not be given. */
export const measuredMm = z.optional(searchedMm);

/** A measured weight in g, which may not be given. */
export const measuredG = z.optional(z.number().check(z.gte(0.01), z.lte(50_000)));

/** The two bounds of a filter under dotted keys, such as `coins.diameter.from`. */
export const bounds = <const Name extends string, Bound extends z.ZodMiniType>(
  name: Name,
  bound: Bound,
) =>
  ({ [`${name}.from`]: z.optional(bound), [`${name}.to`]: z.optional(bound) }) as Record<
    `${Name}.from` | `${Name}.to`,
    z.ZodMiniOptional<Bound>
  >;

/** Columns a search of coins or bars is sorted by; without one, as the catalogue groups them. */
export const MetalSort = z
  .enum(["name", "country", "metal", "weight", "fineness"])
  .register(z.globalRegistry, { id: "MetalSort" });
export type MetalSort = z.infer<typeof MetalSort>;

export const MetalOrder = { sort: z.optional(MetalSort), order: z.optional(Order) };

/** What the search of coins and that of bars share (specification 3); country 0 is any. */
export const MetalFilter = {
  country: z._default(z.string().check(z.regex(/^(0|[A-Z]{2})$/)), "0"),
  description: z.optional(z.string().check(z.maxLength(200))),
  /** Asks for the records that lack a measure asked for, in place of those that fit. */
  unmeasured: z.optional(z.boolean()),
};
