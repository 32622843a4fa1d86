import type { coins as calls, Language } from "@specimen/api/contract";
import { toGrams } from "@specimen/core/metals";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isNameOf, isOfCountry } from "../../catalogue/countries.ts";
import {
  isDescribed,
  judgedBy,
  mostMeasured,
  near,
  nearest,
  within,
  withinKnown,
} from "../../catalogue/metalConditions.ts";
import { metalOrder } from "../../catalogue/metalOrder.ts";
import { countryNames } from "../../catalogue/tables.ts";
import { tradability } from "../../customers/tables.ts";
import { rule, ruleOf } from "../../customers/tradability.ts";
import type { Database } from "../../database/database.ts";
import { pageOf } from "../../http/page.ts";
import { coins } from "./tables.ts";

/** The filter of the coins (specification 3). */
export type CoinSearch = z.infer<typeof calls.search.query>;

/** Who asks: rules are the customer's, names are sorted in the language. */
interface Asker {
  readonly customerId: string;
  readonly language: Language;
}

const anyCountry = "0";

/** Grams of a bound of the weight, to the thousandth as the catalogue writes them. */
const gramsOf = (value: number | undefined, unit: CoinSearch["coins.grossWeightUnit"]) =>
  value === undefined ? undefined : Math.round(toGrams(value, unit) * 1000) / 1000;

function conditionsOf(query: CoinSearch) {
  const {
    country,
    description,
    "coins.value": value,
    "coins.currency": currency,
    "coins.grossWeightUnit": unit,
  } = query;
  const span = <Name extends "fineness" | "diameter" | "thickness" | "issuedOn" | "lastIssuedOn">(
    name: Name,
  ) => ({ from: query[`coins.${name}.from`], to: query[`coins.${name}.to`] });
  const weight = {
    from: gramsOf(query["coins.grossWeight.from"], unit),
    to: gramsOf(query["coins.grossWeight.to"], unit),
  };
  return judgedBy(
    [
      country === anyCountry ? undefined : isOfCountry(coins.countryId, country),
      isDescribed(coins.id, "coin", description),
      value === undefined ? undefined : eq(coins.faceValue, value),
      currency === undefined ? undefined : eq(coins.faceCurrency, currency),
      within(coins.fineness, span("fineness")),
      within(coins.grossWeightG, weight),
      within(coins.firstIssued, span("issuedOn")),
      // A coin that is still issued has no last year yet: none is missing.
      within(coins.lastIssued, span("lastIssuedOn")),
    ],
    [
      ...withinKnown(coins.diameterMm, span("diameter")),
      ...withinKnown(coins.thicknessMm, span("thickness")),
    ],
  );
}

const sorted = { ...coins, weightG: coins.grossWeightG };
const isRule = (customerId: string) => ruleOf("coins", coins.id, customerId);
const count = sql<number>`count(*)::int`;

/** A page of the coins that fit, how many there are, and how many lack a measure. */
export async function searchCoins(
  database: Database,
  query: CoinSearch,
  { customerId, language }: Asker,
) {
  const { fitting, isUnmeasured } = conditionsOf(query);
  const where = query.unmeasured === true ? isUnmeasured : fitting;
  const { limit, offset } = pageOf(query);
  const [rows, [found], [open]] = await Promise.all([
    database
      .select({ coin: coins, rule })
      .from(coins)
      .innerJoin(countryNames, isNameOf(coins.countryId, language))
      .leftJoin(tradability, isRule(customerId))
      .where(where)
      .orderBy(...metalOrder(sorted, { ...query, language }))
      .limit(limit)
      .offset(offset),
    database.select({ count }).from(coins).where(where),
    database.select({ count }).from(coins).where(isUnmeasured),
  ]);
  return { rows, total: found?.count ?? 0, unmeasured: open?.count ?? 0 };
}

/** Coins near all measures that are recorded of them, the nearest first. */
export async function measuredCoins(
  database: Database,
  { mass, diameter, thickness }: z.infer<typeof calls.measured.query>,
  customerId: string,
) {
  const measures = [
    ...near(coins.grossWeightG, mass, "mass"),
    ...near(coins.diameterMm, diameter, "size"),
    ...near(coins.thicknessMm, thickness, "size"),
  ];
  if (measures.length === 0) return [];
  const { where, order } = nearest(measures);
  return database
    .select({ coin: coins, rule })
    .from(coins)
    .leftJoin(tradability, isRule(customerId))
    .where(where)
    .orderBy(order, asc(coins.position))
    .limit(mostMeasured);
}

/** The finenesses of coins. */
export async function readFineness(database: Database): Promise<number[]> {
  const rows = await database
    .selectDistinct({ fineness: coins.fineness })
    .from(coins)
    .orderBy(asc(coins.fineness));
  return rows.map(({ fineness }) => fineness);
}

/** The codes of the units of face values. */
export async function readFaceCurrencies(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ code: coins.faceCurrency })
    .from(coins)
    .where(and(isNotNull(coins.faceCurrency), isNotNull(coins.faceValue)));
  return rows.flatMap(({ code }) => code ?? []);
}
