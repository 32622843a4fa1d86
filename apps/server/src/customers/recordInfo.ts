import {
  type Language,
  languages,
  type LocalizedText,
  type MetalInfo,
} from "@specimen/api/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { sanitizeRichText } from "../http/richText.ts";
import { preferred } from "./countryInfo.ts";
import { recordInfos } from "./tables.ts";

/** Names a record for which a customer may have a text. */
export interface InfoPlace {
  readonly customerId: string;
  readonly area: (typeof recordInfos.$inferSelect)["area"];
  readonly recordId: string;
}

/** The customer's texts on a record in every language they are written in, sanitised. */
export async function readRecordInfos(
  database: Database,
  { customerId, area, recordId }: InfoPlace,
): Promise<MetalInfo[]> {
  const rows = await database
    .select({ lang: recordInfos.language, html: recordInfos.text })
    .from(recordInfos)
    .where(
      and(
        eq(recordInfos.customerId, customerId),
        eq(recordInfos.area, area),
        eq(recordInfos.recordId, recordId),
      ),
    )
    .orderBy(asc(recordInfos.language));
  return rows.map(({ lang, html }) => ({ lang, html: sanitizeRichText(html) }));
}

/** The one in the reader's language, else in English, else in the first that there is; or null. */
export async function readRecordInfo(
  database: Database,
  place: InfoPlace,
  language: Language,
): Promise<MetalInfo | null> {
  const infos = await readRecordInfos(database, place);
  const wanted = [language, "en" as const, ...languages];
  return wanted.map((lang) => infos.find((info) => info.lang === lang)).find(Boolean) ?? null;
}

/** Prepared query of a customer's text on a record of an area, in the preferred language. */
export function prepareRecordInfo(database: Database, area: string) {
  const read = database
    .select({ language: recordInfos.language, text: recordInfos.text })
    .from(recordInfos)
    .where(
      and(
        eq(recordInfos.customerId, sql.placeholder("customerId")),
        eq(recordInfos.area, area),
        eq(recordInfos.recordId, sql.placeholder("recordId")),
      ),
    )
    .prepare(`record_info_${area}`);
  return async (
    customerId: string,
    recordId: string,
    language: Language,
  ): Promise<LocalizedText | null> =>
    preferred(await read.execute({ customerId, recordId }), language);
}
