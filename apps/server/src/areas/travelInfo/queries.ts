import type { Language, LimitKind } from "@specimen/api/contract";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { countries, countryNames } from "../../catalogue/tables.ts";
import { travelAdditions, travelRules } from "./tables.ts";

/** Which countries of the travel information are asked for. */
export interface TravelQuestion {
  readonly customerId: string;
  readonly language: Language;
  readonly text?: string | undefined;
  readonly currencyISO?: string | undefined;
  readonly kind?: LimitKind | undefined;
  readonly hasAddition?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of the countries with known rules, by name, and how many there are. */
export async function readTravelRules(database: Database, question: TravelQuestion) {
  const { customerId, language, text, currencyISO, kind, hasAddition } = question;
  const added = sql<boolean>`exists (select 1 from ${travelAdditions} where ${travelAdditions.customerId} = ${customerId} and ${travelAdditions.countryId} = ${travelRules.countryId})`;
  const words = text?.trim() ?? "";
  const where: SQL | undefined = and(
    words === ""
      ? undefined
      : sql`position(unaccented(${words}) in unaccented(${countryNames.name})) > 0`,
    currencyISO === undefined ? undefined : eq(travelRules.localCurrencyISO, currencyISO),
    kind === undefined
      ? undefined
      : sql`${travelRules.limits} @> ${JSON.stringify([{ kind }])}::jsonb`,
    hasAddition === undefined ? undefined : sql`${added} = ${hasAddition}`,
  );
  const inLanguage = and(
    eq(countryNames.countryId, travelRules.countryId),
    eq(countryNames.language, language),
  );
  const rows = await database
    .select({ rule: travelRules, hasAddition: added })
    .from(travelRules)
    .innerJoin(countryNames, inLanguage)
    .where(where)
    .orderBy(asc(countryNames.position))
    .limit(question.limit)
    .offset(question.offset);
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(travelRules)
    .innerJoin(countryNames, inLanguage)
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The rule of a country, and those of the countries below it. */
export async function readTravelRule(database: Database, countryId: string) {
  const rules = await database
    .select()
    .from(travelRules)
    .where(
      inArray(
        travelRules.countryId,
        sql`(select ${countries.id} from ${countries} where ${countries.id} = ${countryId} or ${countries.parentId} = ${countryId})`,
      ),
    )
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
    .where(
      and(eq(travelAdditions.customerId, customerId), eq(travelAdditions.countryId, countryId)),
    );
}
