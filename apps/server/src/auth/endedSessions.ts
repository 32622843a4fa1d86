import { lt } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { endedSessions } from "./tables.ts";

/** How long an ended session is remembered, in ms: longer than any of its tokens is valid. */
const remembered = 25 * 60 * 60 * 1000;

/** Makes every server on the database refuse the tokens of sessions, within seconds. */
export async function endSessions(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const until = new Date(Date.now() + remembered);
  await database
    .insert(endedSessions)
    .values(ids.map((id) => ({ id, until })))
    .onConflictDoNothing();
}

/** Deletes what is no longer needed. */
export async function sweepEndedSessions(database: Database): Promise<void> {
  await database.delete(endedSessions).where(lt(endedSessions.until, new Date()));
}
