import type { ChangeOutcome, RuleChangeStatus } from "@specimen/api/contract";
import { and, eq, gt, isNull, lte, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";
import { ruleChanges, ruleEntries } from "./tables.ts";

type Row = typeof ruleChanges.$inferSelect;

/** What became of a change by itself until a time. */
export function outcomeOf(row: Row, at: Date): ChangeOutcome {
  if (row.state !== "approved") return row.state;
  if (row.effectiveFrom > at) return "scheduled";
  return row.validUntil !== null && row.validUntil <= at ? "ended" : "effective";
}

/** The changes that have a status at a time. */
export function hasStatus(database: Database, status: RuleChangeStatus, at: Date): SQL | undefined {
  const { state, effectiveFrom, validUntil } = ruleChanges;
  switch (status) {
    case "scheduled":
      return and(eq(state, "approved"), gt(effectiveFrom, at));
    case "effective":
      return and(tookEffect(ruleChanges, at), not(isReplaced(database, at)));
    case "replaced":
      return and(tookEffect(ruleChanges, at), isReplaced(database, at));
    case "ended":
      return and(eq(state, "approved"), lte(validUntil, at));
    default:
      return eq(state, status);
  }
}

/** The changes of which each rule was changed again by one that is in effect at a time. */
function isReplaced(database: Database, at: Date): SQL {
  const later = alias(ruleChanges, "later");
  const laterEntries = alias(ruleEntries, "later_entries");
  const again = database
    .select({ one: sql`1` })
    .from(laterEntries)
    .innerJoin(later, eq(later.id, laterEntries.changeId))
    .where(
      and(
        eq(laterEntries.customerId, ruleEntries.customerId),
        eq(laterEntries.section, ruleEntries.section),
        eq(laterEntries.subject, ruleEntries.subject),
        tookEffect(later, at),
        sql`(${later.effectiveFrom}, coalesce(${later.revision}, 0)) > (${ruleChanges.effectiveFrom}, coalesce(${ruleChanges.revision}, 0))`,
      ),
    );
  return notExists(
    database
      .select({ one: sql`1` })
      .from(ruleEntries)
      .where(and(eq(ruleEntries.changeId, ruleChanges.id), notExists(again))),
  );
}

type Times = Record<"state" | "effectiveFrom" | "validUntil", PgColumn>;

const tookEffect = ({ state, effectiveFrom, validUntil }: Times, at: Date): SQL | undefined =>
  and(eq(state, "approved"), lte(effectiveFrom, at), or(isNull(validUntil), gt(validUntil, at)));
