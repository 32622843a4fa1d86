import type { Language, travelInfo } from "@specimen/api/contract";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isNameOf, isOfCountry } from "../../catalogue/countries.ts";
import { countryNames } from "../../catalogue/tables.ts";
import type { Database } from "../../database/database.ts";
import { containsText } from "../../database/text.ts";
import { pageOf } from "../../http/page.ts";
import { travelAdditions, travelRules } from "./tables.ts";

/** Which countries of the travel information are asked for. */
export type TravelQuestion = z.infer<typeof travelInfo.list.query> & {
  readonly customerId: string;
  readonly language: Language;
};

/** A page of the countries with known rules, by name, and how many there are. */
export async function readTravelRules(database: Database, question: TravelQuestion) {
  const { customerId, language, text, currencyISO, kind, hasAddition } = question;
  const added = sql<boolean>`exists (select 1 from ${travelAdditions} where ${travelAdditions.customerId} = ${customerId} and ${travelAdditions.countryId} = ${travelRules.countryId})`;
  const where: SQL | undefined = and(
    containsText(countryNames.name, text),
    currencyISO === undefined ? undefined : eq(travelRules.localCurrencyISO, currencyISO),
    kind === undefined
      ? undefined
      : sql`${travelRules.limits} @> ${JSON.stringify([{ kind }])}::jsonb`,
    hasAddition === undefined ? undefined : sql`${added} = ${hasAddition}`,
  );
  const named = isNameOf(travelRules.countryId, language);
  const { limit, offset } = pageOf(question);
  const rows = await database
    .select({ rule: travelRules, hasAddition: added })
    .from(travelRules)
    .innerJoin(countryNames, named)
    .where(where)
    .orderBy(asc(countryNames.position))
    .limit(limit)
    .offset(offset);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(travelRules)
    .innerJoin(countryNames, named)
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

/** A customer's words on a country, in each language they are written in. */
export function readAdditions(database: Database, customerId: string, countryId: string) {
  return database
    .select({ language: travelAdditions.language, text: travelAdditions.text })
    .from(travelAdditions)
    .where(isAddition(customerId, countryId));
}

/** Whether words are those of a customer on a country. */
export const isAddition = (customerId: string, countryId: string): SQL | undefined =>
  and(eq(travelAdditions.customerId, customerId), eq(travelAdditions.countryId, countryId));
