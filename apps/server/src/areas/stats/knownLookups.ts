import type { StatsRecord } from "@specimen/api/contract";
import { inArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { countries } from "../../catalogue/tables.ts";
import type { Database } from "../../database/database.ts";
import type { Area } from "../defineArea.ts";

/** Tells which look-ups are of a record or a country of the catalogue, in the order they have. */
export function createKnownLookups(database: Database, areas: readonly Pick<Area, "statistics">[]) {
  const columns = new Map<StatsRecord["resource"], PgColumn[]>();
  const add = (resource: StatsRecord["resource"], column: PgColumn) =>
    columns.set(resource, [...(columns.get(resource) ?? []), column]);
  for (const { statistics } of areas) {
    if (statistics === undefined) continue;
    add(statistics.record, statistics.id);
    if (statistics.byCountry !== undefined) add(statistics.byCountry.list, countries.id);
  }

  return async (records: readonly StatsRecord[]): Promise<StatsRecord[]> => {
    const known = new Map<string, Set<unknown>>();
    for (const [resource, own] of Map.groupBy(records, (record) => record.resource)) {
      const ids = [...new Set(own.map(({ resourceId }) => resourceId))];
      const found = await Promise.all(
        (columns.get(resource) ?? []).map((column) =>
          database.select({ id: column }).from(column.table).where(inArray(column, ids)),
        ),
      );
      known.set(resource, new Set(found.flat().map(({ id }) => id)));
    }
    return records.filter(({ resource, resourceId }) => known.get(resource)?.has(resourceId));
  };
}
