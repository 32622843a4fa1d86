import { IngotType, type Language, type preciousMetals as calls } from "@specimen/api/contract";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isNameOf, isOfCountry } from "../../catalogue/countries.ts";
import {
  isDescribed,
  judgedBy,
  mostMeasured,
  near,
  nearest,
  withinKnown,
} from "../../catalogue/metalConditions.ts";
import { metalOrder } from "../../catalogue/metalOrder.ts";
import { countryNames } from "../../catalogue/tables.ts";
import { tradability } from "../../customers/tables.ts";
import { rule, ruleOf } from "../../customers/tradability.ts";
import type { Database } from "../../database/database.ts";
import { pageOf } from "../../http/page.ts";
import type { DrawnBar } from "./draw/drawnBar.ts";
import type { BarDetailFact, IngotFact } from "./facts.ts";
import { ingotDetails, ingots, ingotVariants, metalPrices } from "./tables.ts";

/** The filter of the bars (specification 3). */
export type IngotSearch = z.infer<typeof calls.ingots.query>;

/** The filter that no country is asked for by. */
export const anyCountry = "0";
const { countryId, name: refiner } = ingotVariants;
const columns = { ingot: ingots, refiner, countryId, rule };
const isRule = (customerId: string) => ruleOf("ingots", ingots.id, customerId);
const count = sql<number>`count(*)::int`;
/** Types in the order of specification 3, then cast before minted, then by weight. */
const byType = [
  sql`array_position(string_to_array(${IngotType.options.join()}, ','), ${ingots.type})`,
  asc(ingots.form),
  asc(ingots.weightG),
  asc(ingots.position),
];

/** Bars with their refiner and the customer's rule. */
const rowsOf = (database: Database, customerId: string) =>
  database
    .select(columns)
    .from(ingots)
    .innerJoin(ingotVariants, eq(ingotVariants.id, ingots.variantId))
    .leftJoin(tradability, isRule(customerId));

/** A bar as a list shows it. */
export type IngotRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The types of bars that are searched. */
export function typesOf(query: IngotSearch): IngotType[] {
  const isOn: Record<IngotType, boolean> = {
    Gold: query["ingots.gold"],
    Silber: query["ingots.silver"],
    Platin: query["ingots.platin"],
    Palladium: query["ingots.palladium"],
    Kinebar: query["ingots.kinebar"],
  };
  return IngotType.options.filter((type) => isOn[type]);
}

function conditionsOf(query: IngotSearch, types: readonly IngotType[]) {
  const { country, description } = query;
  const span = <Name extends "length" | "width" | "height">(name: Name) => ({
    from: query[`ingots.${name}.from`],
    to: query[`ingots.${name}.to`],
  });
  return judgedBy(
    [
      inArray(ingots.type, [...types]),
      country === anyCountry ? undefined : isOfCountry(countryId, country),
      isDescribed(ingots.id, "ingot", description),
    ],
    [
      ...withinKnown(ingots.lengthMm, span("length")),
      ...withinKnown(ingots.widthMm, span("width")),
      ...withinKnown(ingots.heightMm, span("height")),
    ],
  );
}

/** Whose rules are read, and the language that names and countries are sorted in. */
export interface Reader {
  readonly customerId: string;
  readonly language: Language;
}

/**
 * A page of the bars that fit, how many there are, how many lack a measure, and how many
 * Kinebar bars the other filters find.
 */
export async function searchIngots(
  database: Database,
  query: IngotSearch,
  { customerId, language }: Reader,
) {
  const { fitting, isUnmeasured } = conditionsOf(query, typesOf(query));
  const where = query.unmeasured === true ? isUnmeasured : fitting;
  const { limit, offset } = pageOf(query);
  const counted = (condition: typeof where) =>
    database
      .select({ count })
      .from(ingots)
      .innerJoin(ingotVariants, eq(ingotVariants.id, ingots.variantId))
      .where(condition);
  const [rows, [found], [open], [kinebars]] = await Promise.all([
    rowsOf(database, customerId)
      .innerJoin(countryNames, isNameOf(countryId, language))
      .where(where)
      .orderBy(...metalOrder(ingots, { ...query, language }))
      .limit(limit)
      .offset(offset),
    counted(where),
    counted(isUnmeasured),
    counted(conditionsOf(query, ["Kinebar"]).fitting),
  ]);
  return {
    rows,
    total: found?.count ?? 0,
    unmeasured: open?.count ?? 0,
    kinebars: kinebars?.count ?? 0,
  };
}

/** The bars of a page in the order of their ids. */
export async function readIngots(
  database: Database,
  ids: readonly string[],
  customerId: string,
): Promise<IngotRow[]> {
  if (ids.length === 0) return [];
  const read = await rowsOf(database, customerId).where(inArray(ingots.id, [...ids]));
  const rows = new Map(read.map((row) => [row.ingot.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Bars near all measures that are recorded of them, the nearest first. */
export async function measuredIngots(
  database: Database,
  { mass, length, width, height }: z.infer<typeof calls.measuredIngots.query>,
  customerId: string,
): Promise<IngotRow[]> {
  const measures = [
    ...near(ingots.weightG, mass, "mass"),
    ...near(ingots.lengthMm, length, "size"),
    ...near(ingots.widthMm, width, "size"),
    ...near(ingots.heightMm, height, "size"),
  ];
  if (measures.length === 0) return [];
  const { where, order } = nearest(measures);
  return rowsOf(database, customerId)
    .where(where)
    .orderBy(order, asc(ingots.position))
    .limit(mostMeasured);
}

/** One bar with its details and all sizes of the refiner in its type and form. */
export async function readIngot(database: Database, id: string, customerId: string) {
  const [found] = await rowsOf(database, customerId).where(eq(ingots.id, id));
  if (found === undefined) return undefined;
  const { variantId, type, form } = found.ingot;
  const [[detailed], variants] = await Promise.all([
    database.select().from(ingotDetails).where(eq(ingotDetails.ingotId, id)),
    rowsOf(database, customerId)
      .where(and(eq(ingots.variantId, variantId), eq(ingots.type, type), eq(ingots.form, form)))
      .orderBy(asc(ingots.weightG), asc(ingots.position)),
  ]);
  return { ...found, details: detailed?.details ?? null, variants };
}

/** One refiner with all its bars. */
export async function readVariant(database: Database, id: string, customerId: string) {
  const [variant] = await database.select().from(ingotVariants).where(eq(ingotVariants.id, id));
  if (variant === undefined) return undefined;
  const bars = await rowsOf(database, customerId)
    .where(eq(ingots.variantId, id))
    .orderBy(...byType);
  const [detailed] = await database
    .select({ details: ingotDetails.details })
    .from(ingotDetails)
    .innerJoin(ingots, eq(ingots.id, ingotDetails.ingotId))
    .where(
      and(eq(ingots.variantId, id), ne(sql`${ingotDetails.details}->>'goodDeliveryStatus'`, "")),
    )
    .orderBy(asc(ingots.position))
    .limit(1);
  return { ...variant, bars, goodDelivery: detailed?.details.goodDeliveryStatus ?? null };
}

/** The customer's own prices, by metal. */
export const readPrices = (database: Database, customerId: string) =>
  database
    .select({
      metal: metalPrices.metal,
      pricePerGram: metalPrices.pricePerGram,
      currencyISO: metalPrices.currency,
      date: metalPrices.date,
      source: metalPrices.source,
    })
    .from(metalPrices)
    .where(eq(metalPrices.customerId, customerId))
    .orderBy(asc(metalPrices.metal));

/** The facts a bar is drawn from. */
export async function readBarFacts(database: Database, id: string): Promise<DrawnBar | undefined> {
  const [found] = await database
    .select({ ingot: ingots, refiner, details: ingotDetails.details })
    .from(ingots)
    .innerJoin(ingotVariants, eq(ingotVariants.id, ingots.variantId))
    .leftJoin(ingotDetails, eq(ingotDetails.ingotId, ingots.id))
    .where(eq(ingots.id, id));
  return found && drawnBar(found.ingot, found.details, found.refiner);
}

/** A record as the drawing takes it; the top of a cast bar is its front. */
export const drawnBar = (
  ingot: Omit<DrawnBar, "refiner" | "weight" | "marks"> & Pick<IngotFact, "sizeValue" | "sizeUnit">,
  details: BarDetailFact | null,
  refinerName: string,
): DrawnBar => ({
  id: ingot.id,
  name: ingot.name,
  refiner: refinerName,
  metal: ingot.metal,
  form: ingot.form,
  lengthMm: ingot.lengthMm,
  widthMm: ingot.widthMm,
  heightMm: ingot.heightMm,
  weightG: ingot.weightG,
  weight: `${ingot.sizeValue} ${ingot.sizeUnit}`,
  marks: (details?.marks ?? []).map((mark) => ({
    ...mark,
    side: mark.side === "back" ? "back" : "front",
  })),
});
