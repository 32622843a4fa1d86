import * as z from "zod/mini";
import { Answer } from "./banknoteParts.ts";
import { Country } from "./countries.ts";
import {
  bounds,
  MarkConfidence,
  measuredG,
  measuredMm,
  MeasuredPage,
  Metal,
  MetalCopy,
  MetalCountryInfo,
  MetalFeature,
  MetalFilter,
  MetalImage,
  MetalInfo,
  MetalOrder,
  MetalPrice,
  MetalSide,
  MetalVariant,
  searchedMm,
} from "./metals.ts";
import { operation } from "./operation.ts";
import {
  CountryDictionaryOf,
  CountryId,
  LocalizedText,
  Page,
  PartialDate,
  Provenance,
  Tradability,
} from "./primitives.ts";

/** A list to choose ingots from says how many bars the refiner has. */
export const IngotVariant = z
  .extend(MetalVariant, { ingots: z.int() })
  .register(z.globalRegistry, { id: "IngotVariant" });
export type IngotVariant = z.infer<typeof IngotVariant>;

/** The types of bars, in the order of specification 3; a Kinebar is a gold bar with a Kinegram. */
export const IngotType = z
  .enum(["Gold", "Silber", "Platin", "Palladium", "Kinebar"])
  .register(z.globalRegistry, { id: "IngotType" });
export type IngotType = z.infer<typeof IngotType>;

/**
 * One row of a list of bars. Sizes in mm, weight in g, fineness in parts of a thousand; null is not
 * known.
 */
export const IngotSummary = z
  .object({
    id: z.string(),
    variantId: z.string(),
    refiner: z.string(),
    countryId: CountryId,
    countryName: z.string(),
    name: LocalizedText,
    type: IngotType,
    metal: Metal,
    fineness: z.number(),
    sizeValue: z.number(),
    sizeUnit: z.enum(["g", "oz", "tola", "tael"]),
    form: z.enum(["cast", "minted"]),
    weightG: z.number(),
    lengthMm: z.nullable(z.number()),
    widthMm: z.nullable(z.number()),
    heightMm: z.nullable(z.number()),
    tradability: Tradability,
    thumbnailSrc: z.string(),
  })
  .register(z.globalRegistry, { id: "IngotSummary" });
export type IngotSummary = z.infer<typeof IngotSummary>;

/** What stands on a bar: a punch or a print, where it usually is, and where it is drawn. */
export const IngotMark = z
  .object({
    number: z.int(),
    what: z.enum([
      "refiner sign",
      "name",
      "weight",
      "fineness",
      "assayer",
      "serial",
      "year",
      "kinegram",
      "design",
    ]),
    /** As it stands there, or described in the reader's language. */
    text: LocalizedText,
    side: MetalSide,
    /** Its third of the side. */
    third: z.enum(["top", "middle", "foot"]),
    /** Of its number, in percent from the upper left corner of the side. */
    x: z.number(),
    y: z.number(),
  })
  .register(z.globalRegistry, { id: "IngotMark" });
export type IngotMark = z.infer<typeof IngotMark>;

/** A bar with answer, marks and pictures. */
export const Ingot = z
  .extend(IngotSummary, {
    country: Country,
    hasHologram: z.boolean(),
    /** Worked out from the weight and the fine metal, in g/cm³. */
    densityGcm3: z.number(),
    fillFactor: z.nullable(z.number()),
    issuedSince: z.nullable(PartialDate),
    issuedUntil: z.nullable(PartialDate),
    marks: z.array(IngotMark),
    markConfidence: MarkConfidence,
    packaging: z.nullable(LocalizedText),
    certificate: z.nullable(LocalizedText),
    goodDelivery: z.nullable(LocalizedText),
    features: z.array(MetalFeature),
    copies: z.array(MetalCopy),
    /** The customer's text on the bar. */
    additionalInformation: z.nullable(MetalInfo),
    answer: Answer,
    images: z.array(MetalImage),
    /** All sizes of the refiner in this type and form, this one among them, by weight. */
    variants: z.array(IngotSummary),
    provenance: Provenance,
  })
  .register(z.globalRegistry, { id: "Ingot" });
export type Ingot = z.infer<typeof Ingot>;

/** A refiner with all its bars, by type, form and weight. */
export const IngotVariantDetail = z
  .object({
    id: z.string(),
    name: z.string(),
    country: Country,
    goodDelivery: z.nullable(LocalizedText),
    ingots: z.array(IngotSummary),
  })
  .register(z.globalRegistry, { id: "IngotVariantDetail" });
export type IngotVariantDetail = z.infer<typeof IngotVariantDetail>;

const isOn = z._default(z.boolean(), true);

/** The ingots block of the search (specification 3). */
export const IngotFilter = {
  "ingots.enabled": z._default(z.boolean(), false),
  "ingots.gold": isOn,
  "ingots.silver": isOn,
  "ingots.platin": isOn,
  "ingots.palladium": isOn,
  "ingots.kinebar": isOn,
  ...bounds("ingots.length", searchedMm),
  ...bounds("ingots.width", searchedMm),
  ...bounds("ingots.height", searchedMm),
};

export const IngotPage = z
  .object({
    ingots: z.array(IngotSummary),
    total: z.int(),
    /** Bars that may be meant: they lack a measure that was asked for. */
    unmeasured: z.int(),
    /** Its former name, for pages of the version before. */
    notJudged: z.optional(z.int()),
    /** Kinebar bars that the other filters would find. */
    kinebars: z.int(),
  })
  .register(z.globalRegistry, { id: "IngotPage" });
export type IngotPage = z.infer<typeof IngotPage>;

const access = ["precious_metals:read"] as const;
const byId = z.object({ id: z.string().check(z.maxLength(100)) });

/** The calls on bars of specification 7.5; those on coins are in coins.ts. */
export const preciousMetals = {
  ingotsVariants: operation({
    method: "get",
    path: "/precious-metals/ingots-variants",
    summary: "Refiners of bars to choose from, by name",
    access,
    answer: z.array(IngotVariant),
  }),
  ingots: operation({
    method: "get",
    path: "/precious-metals/ingots",
    summary: "Search the bars",
    isSearch: true,
    access,
    query: z.object({ ...IngotFilter, ...MetalFilter, ...MetalOrder, ...Page }),
    answer: IngotPage,
  }),
  measuredIngots: operation({
    method: "get",
    path: "/precious-metals/measured-ingots",
    summary: "Bars that a measured piece may be: weight in g, sizes in mm",
    isSearch: true,
    access,
    query: z.object({
      mass: measuredG,
      length: measuredMm,
      width: measuredMm,
      height: measuredMm,
    }),
    answer: MeasuredPage,
  }),
  ingot: operation({
    method: "get",
    path: "/precious-metals/ingots/{id}",
    summary: "One bar with answer, marks and its other sizes",
    access,
    params: byId,
    answer: Ingot,
  }),
  ingotCountryInfo: operation({
    method: "get",
    path: "/precious-metals/ingots/{id}/country-info",
    summary: "The country of a bar, with the customer's text on its metals",
    access,
    params: byId,
    answer: MetalCountryInfo,
  }),
  ingotVariantInfo: operation({
    method: "get",
    path: "/precious-metals/ingots/{id}/variant-info",
    summary: "All sizes of the refiner in the type and form of a bar, by weight",
    access,
    params: byId,
    answer: z.object({ variants: z.array(IngotSummary) }),
  }),
  ingotVariant: operation({
    method: "get",
    path: "/precious-metals/ingots-variants/{id}",
    summary: "One refiner with all its bars",
    access,
    params: byId,
    answer: IngotVariantDetail,
  }),
  variantCountryInfo: operation({
    method: "get",
    path: "/precious-metals/ingots-variants/{id}/country-info",
    summary: "The country of a refiner, with the customer's text on its metals",
    access,
    params: byId,
    answer: MetalCountryInfo,
  }),
  variantInfo: operation({
    method: "get",
    path: "/precious-metals/ingots-variants/{id}/info",
    summary: "The customer's text on a refiner's bars, and whether the market's lists name it",
    access,
    params: byId,
    answer: z.object({ info: z.nullable(MetalInfo), goodDelivery: z.nullable(LocalizedText) }),
  }),
  prices: operation({
    method: "get",
    path: "/precious-metals/prices",
    summary: "The customer's own prices of fine metal",
    access,
    answer: z.array(MetalPrice),
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
