import type { Language, LocalizedText } from "@specimen/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preferred } from "./countryInfo.ts";
import { recordInfos } from "./tables.ts";

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
