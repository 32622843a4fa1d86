import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { banknotes } from "../banknotes/tables.ts";
import { identityDocuments } from "../identityDocuments/tables.ts";
import { statisticsRecords } from "./tables.ts";

/** Prepared counts of a customer's look-ups by country; a single note or document counts for its own. */
export function prepareLookups(database: Database) {
  const prepare = (
    resource: "banknotes" | "identityDocuments",
    single: "banknote" | "identityDocument",
  ) => {
    const table = resource === "banknotes" ? banknotes : identityDocuments;
    const countryId = sql<string>`coalesce(${table.countryId}, ${statisticsRecords.resourceId})`;
    return database
      .select({ countryId, count: sql<number>`count(*)::int` })
      .from(statisticsRecords)
      .leftJoin(
        table,
        and(eq(statisticsRecords.resource, single), eq(table.id, statisticsRecords.resourceId)),
      )
      .where(
        and(
          eq(statisticsRecords.customerId, sql.placeholder("customerId")),
          inArray(statisticsRecords.resource, [resource, single]),
        ),
      )
      .groupBy(countryId)
      .prepare(`lookups_${resource}`);
  };
  const reads = {
    banknotes: prepare("banknotes", "banknote"),
    identityDocuments: prepare("identityDocuments", "identityDocument"),
  };
  return (resource: "banknotes" | "identityDocuments", customerId: string) =>
    reads[resource].execute({ customerId });
}
