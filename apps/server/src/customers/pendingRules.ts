import type { RuleSection } from "@specimen/api/contract";
import { and, asc, eq, gt, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ruleChanges, ruleEntries } from "./tables.ts";

/** A rule that waits for approval or for its time. */
export interface PendingRule {
  readonly changeId: string;
  readonly status: "waiting" | "scheduled";
  readonly effectiveFrom: string;
  readonly after: unknown;
}

/** The newest pending rule of each subject of a section. */
export async function readPending(
  database: Database,
  customerId: string,
  section: RuleSection,
  at: Date,
): Promise<ReadonlyMap<string, PendingRule>> {
  const { id, state, effectiveFrom } = ruleChanges;
  const rows = await database
    .select({ id, state, effectiveFrom, subject: ruleEntries.subject, after: ruleEntries.after })
    .from(ruleChanges)
    .innerJoin(ruleEntries, eq(ruleEntries.changeId, id))
    .where(
      and(
        eq(ruleChanges.customerId, customerId),
        eq(ruleChanges.section, section),
        or(eq(state, "waiting"), and(eq(state, "approved"), gt(effectiveFrom, at))),
      ),
    )
    .orderBy(asc(id));
  return new Map(
    rows.map((row) => [
      row.subject,
      {
        changeId: String(row.id),
        status: row.state === "waiting" ? ("waiting" as const) : ("scheduled" as const),
        effectiveFrom: row.effectiveFrom.toISOString(),
        after: row.after,
      },
    ]),
  );
}
