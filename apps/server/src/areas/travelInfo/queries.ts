import type { Language, TravelLimit, travelInfo } from "@specimen/api/contract";
import { and, asc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isOfCountry } from "../../catalogue/countries.ts";
import { countries, countryNames } from "../../catalogue/tables.ts";
import type { Database } from "../../database/database.ts";
import { containsText } from "../../database/text.ts";
import { pageOf } from "../../http/page.ts";
import { travelAdditions, travelOwnLimits, travelRules } from "./tables.ts";

/** The limits that hold: the customer's own, else the catalogue's. */
const limits = sql<TravelLimit[]>`coalesce(${travelOwnLimits.limits}, ${travelRules.limits})`;

/** The rule's, else the country's: own limits may be of a country without a rule. */
const localCurrencyISO = sql<
  string | null
>`coalesce(${travelRules.localCurrencyISO}, ${countries.currencyISO})`;

/** Filter of the countries with travel information. */
export type TravelQuery = z.infer<typeof travelInfo.list.query> & {
  readonly customerId: string;
  readonly language: Language;
};

/** A page of the countries with known rules or own limits, by name, and their number. */
export async function readTravelRules(database: Database, query: TravelQuery) {
  const { customerId, language, text, currencyISO, kind, hasAddition } = query;
  const { countryId } = countryNames;
  const added = sql<boolean>`exists (select 1 from ${travelAdditions} where ${travelAdditions.customerId} = ${customerId} and ${travelAdditions.countryId} = ${countryId})`;
  const isRule = eq(travelRules.countryId, countryId);
  const isOwnLimit = and(
    eq(travelOwnLimits.customerId, customerId),
    eq(travelOwnLimits.countryId, countryId),
  );
  const where: SQL | undefined = and(
    eq(countryNames.language, language),
    or(isNotNull(travelRules.countryId), isNotNull(travelOwnLimits.countryId)),
    containsText(countryNames.name, text),
    currencyISO === undefined ? undefined : eq(localCurrencyISO, currencyISO),
    kind === undefined ? undefined : sql`${limits} @> ${JSON.stringify([{ kind }])}::jsonb`,
    hasAddition === undefined ? undefined : sql`${added} = ${hasAddition}`,
  );
  const { limit, offset } = pageOf(query);
  const rows = await database
    .select({
      countryId,
      localCurrencyISO,
      rule: travelRules,
      limits,
      isOwn: sql<boolean>`${travelOwnLimits.countryId} is not null`,
      hasAddition: added,
    })
    .from(countryNames)
    .innerJoin(countries, eq(countries.id, countryId))
    .leftJoin(travelRules, isRule)
    .leftJoin(travelOwnLimits, isOwnLimit)
    .where(where)
    .orderBy(asc(countryNames.position))
    .limit(limit)
    .offset(offset);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(countryNames)
    .innerJoin(countries, eq(countries.id, countryId))
    .leftJoin(travelRules, isRule)
    .leftJoin(travelOwnLimits, isOwnLimit)
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The rule of a country, and those of the countries below it. */
export async function readTravelRule(database: Database, countryId: string) {
  const rules = await database
    .select()
    .from(travelRules)
    .where(isOfCountry(travelRules.countryId, countryId))
    .orderBy(asc(travelRules.countryId));
  return {
    own: rules.find((rule) => rule.countryId === countryId),
    below: rules.filter((rule) => rule.countryId !== countryId),
  };
}

/** A customer's texts on a country, in each language they exist in. */
export function readAdditions(database: Database, customerId: string, countryId: string) {
  return database
    .select({ language: travelAdditions.language, text: travelAdditions.text })
    .from(travelAdditions)
    .where(isAddition(customerId, countryId));
}

/** The customer's own limits for a country; undefined where the catalogue's hold. */
export async function readOwnLimits(
  database: Database,
  customerId: string,
  countryId: string,
): Promise<TravelLimit[] | undefined> {
  const own = and(
    eq(travelOwnLimits.customerId, customerId),
    eq(travelOwnLimits.countryId, countryId),
  );
  const [found] = await database.select().from(travelOwnLimits).where(own);
  return found?.limits;
}

/** Whether a text belongs to a customer and a country. */
const isAddition = (customerId: string, countryId: string): SQL | undefined =>
  and(eq(travelAdditions.customerId, customerId), eq(travelAdditions.countryId, countryId));
