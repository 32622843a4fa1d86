import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { StatisticsSource } from "../defineArea.ts";
import { statisticsRecords } from "./tables.ts";

/** Look-ups of a country. */
export interface Lookups {
  readonly countryId: string;
  readonly count: number;
}

/** Prepared counts of a customer's look-ups by country; a single record counts for its own. */
export function prepareLookups(
  database: Database,
  { list, record, id, countryId: own }: StatisticsSource,
): (customerId: string) => Promise<Lookups[]> {
  const countryId = sql<string>`coalesce(${own}, ${statisticsRecords.resourceId})`;
  const read = database
    .select({ countryId, count: sql<number>`count(*)::int` })
    .from(statisticsRecords)
    .leftJoin(
      own.table,
      and(eq(statisticsRecords.resource, record), eq(id, statisticsRecords.resourceId)),
    )
    .where(
      and(
        eq(statisticsRecords.customerId, sql.placeholder("customerId")),
        inArray(statisticsRecords.resource, [list, record]),
      ),
    )
    .groupBy(countryId)
    .prepare(`lookups_${list}`);
  return (customerId) => read.execute({ customerId });
}
