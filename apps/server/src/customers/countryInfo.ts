import { type Language, languages, type LocalizedText } from "@specimen/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type countryInfoKinds, countryInfos } from "./tables.ts";

/** Prepared query of a customer's texts on a country, in the preferred language. */
export function prepareCountryInfo(database: Database) {
  const read = database
    .select({ language: countryInfos.language, text: countryInfos.text })
    .from(countryInfos)
    .where(
      and(
        eq(countryInfos.customerId, sql.placeholder("customerId")),
        eq(countryInfos.countryId, sql.placeholder("countryId")),
        eq(countryInfos.kind, sql.placeholder("kind")),
      ),
    )
    .prepare("country_info");

  return async (
    customerId: string,
    countryId: string,
    kind: (typeof countryInfoKinds)[number],
    language: Language,
  ): Promise<LocalizedText | null> => {
    return preferred(await read.execute({ customerId, countryId, kind }), language);
  };
}

/** Of a text in several languages the one in the reader's, else the first known one. */
export function preferred(
  rows: readonly { readonly language: string; readonly text: string }[],
  language: Language,
): LocalizedText | null {
  const texts = new Map(rows.map((row) => [row.language, row.text]));
  const lang = [language, "en" as const, ...languages].find((each) => texts.has(each));
  const text = lang && texts.get(lang);
  return lang && text ? { text, lang } : null;
}
