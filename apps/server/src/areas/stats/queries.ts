import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { CountedByCountry, StatisticsSource } from "../defineArea.ts";
import { statisticsCounts } from "./tables.ts";

/** Look-ups of a country. */
export interface Lookups {
  readonly countryId: string;
  readonly count: number;
}

/** Prepared counts of a customer's look-ups by country; a single record counts for its own. */
export function prepareLookups(
  database: Database,
  { record, id }: StatisticsSource,
  { list, countryId: own }: CountedByCountry,
): (customerId: string) => Promise<Lookups[]> {
  const countryId = sql<string>`coalesce(${own}, ${statisticsCounts.resourceId})`;
  const read = database
    .select({ countryId, count: sql<number>`sum(${statisticsCounts.count})::float8` })
    .from(statisticsCounts)
    .leftJoin(
      own.table,
      and(eq(statisticsCounts.resource, record), eq(id, statisticsCounts.resourceId)),
    )
    .where(
      and(
        eq(statisticsCounts.customerId, sql.placeholder("customerId")),
        inArray(statisticsCounts.resource, [list, record]),
      ),
    )
    .groupBy(countryId)
    .prepare(`lookups_${list}`);
  return (customerId) => read.execute({ customerId });
}
