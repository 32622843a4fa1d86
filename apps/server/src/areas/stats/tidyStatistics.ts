import { max, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { AppContext } from "../defineArea.ts";
import { statisticsCounts, statisticsRecords, statisticsState } from "./tables.ts";

/**
 * How long a look-up is kept as a row of its own. Nobody reads the rows but the comparison with the
 * counts, a day later at most; a month leaves time to count anew after a fault that was noticed late.
 * The counts are kept for ever.
 */
export const keptForDays = 30;

const dailyQueue = "statistics-tidy";
const deleteQueue = "statistics-delete";

/** Rows that are deleted at once: other calls are answered between two steps. */
const step = 1000;
/** Steps of one job, which may not take a minute; what is left is the next job's. */
const steps = 100;

/** Compares the counts with the records once a day, and deletes the records that are old. */
export function tidyDaily({ database, jobs, now }: AppContext): void {
  jobs.handleDaily(dailyQueue, async () => {
    await settleLookups(database);
    await jobs.send(deleteQueue, {});
  });
  jobs.handle(deleteQueue, async () => {
    if (!(await deleteOldRecords(database, now()))) await jobs.send(deleteQueue, {});
  });
}

/**
 * Adds the look-ups that nobody counted: an instance of a version before the counts stores records
 * alone, while it is replaced. Each record is compared once.
 */
export async function settleLookups(database: Database): Promise<void> {
  const last = await lastRecord(database);
  await database.transaction(async (transaction) => {
    await transaction.insert(statisticsState).values({ id: stateId }).onConflictDoNothing();
    const [state] = await transaction.select().from(statisticsState).for("update");
    const from = state?.settledTo ?? 0;
    if (last <= from) return;
    // One statement, which sees the records and their counts as of one moment; what is counted while
    // it runs is in neither, and added to what the row has by then.
    await transaction.execute(sql`
      with seen as materialized (
        select customer_id, resource, resource_id, count(*) as records,
          count(*) filter (where id <= ${last}) as settled
        from ${statisticsRecords} where id > ${from} group by customer_id, resource, resource_id
      ), counted as materialized (
        select customer_id, resource, resource_id, count - settled as open from ${statisticsCounts}
      )
      insert into ${statisticsCounts} (customer_id, resource, resource_id, count, settled)
      select customer_id, resource, resource_id, greatest(0, records - coalesce(open, 0)), seen.settled
      from seen left join counted using (customer_id, resource, resource_id)
      order by customer_id, resource, resource_id
      on conflict (customer_id, resource, resource_id) do update set
        count = ${statisticsCounts.count} + excluded.count,
        settled = ${statisticsCounts.settled} + excluded.settled`);
    await transaction.update(statisticsState).set({ settledTo: last });
  });
}

const stateId = "statistics";

/** The last record; none before it is still being stored. */
function lastRecord(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    // Waits for whoever is storing some, a moment; their numbers may be smaller than those seen.
    await transaction.execute(sql`lock table ${statisticsRecords} in share mode`);
    const [row] = await transaction
      .select({ last: max(statisticsRecords.id) })
      .from(statisticsRecords);
    return row?.last ?? 0;
  });
}

/** Deletes old records that were compared with the counts; whether none is left. */
export async function deleteOldRecords(database: Database, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - keptForDays * 24 * 60 * 60 * 1000).toISOString();
  for (let done = 0; done < steps; done += 1) {
    // The oldest have the smallest numbers: where they are young, nothing else is looked at.
    const deleted = await database
      .delete(statisticsRecords)
      .where(
        sql`${statisticsRecords.id} in (
          select id from (
            select id, at from ${statisticsRecords}
            where id <= (select settled_to from ${statisticsState})
            order by id limit ${step}
          ) as first where at < ${before}::timestamptz)`,
      )
      .returning({ id: statisticsRecords.id });
    if (deleted.length === 0) return true;
  }
  return false;
}
