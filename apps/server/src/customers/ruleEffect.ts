import { and, eq, inArray, lte, min, or, type SQL } from "drizzle-orm";
import { customers } from "../auth/tables.ts";
import type { Transaction } from "../database/database.ts";
import type { SendJob } from "../jobs/jobs.ts";
import type { AnyRules } from "./ruleSection.ts";
import { readTimelines } from "./ruleTimeline.ts";
import { ruleChanges, ruleEntries } from "./tables.ts";

/** A transaction that alone writes the rules of a customer, and the time it happens at. */
export interface RuleTransaction {
  readonly transaction: Transaction;
  /** Adds jobs that are stored with the transaction. */
  readonly send: SendJob;
  readonly customerId: string;
  readonly at: Date;
  /** The revision of the customer's rules after this transaction, where it changes any. */
  readonly revision: number;
}

/** Locks the rules of a customer until the transaction ends; undefined for an unknown customer. */
export async function lockRules(
  { transaction, send }: Pick<RuleTransaction, "transaction" | "send">,
  customerId: string,
  at: Date,
): Promise<RuleTransaction | undefined> {
  const [locked] = await transaction
    .select({ revision: customers.rulesRevision })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
  return locked && { transaction, send, customerId, at, revision: locked.revision + 1 };
}

/**
 * Writes the rules of all changes that begin or end until now into the tables that are read, and
 * notes when the next one does. Returns whether any rule changed.
 */
export async function applyChanges(
  { transaction, send, customerId, at, revision }: RuleTransaction,
  sectionOf: (name: AnyRules["name"]) => AnyRules,
): Promise<boolean> {
  const due = await transaction
    .select({ id: ruleChanges.id, section: ruleChanges.section })
    .from(ruleChanges)
    .where(and(isApproved(customerId), isDue(at)));
  for (const [section, changes] of Map.groupBy(due, (change) => change.section)) {
    const ids = changes.map(({ id }) => id);
    const touched = await transaction
      .selectDistinct({ subject: ruleEntries.subject })
      .from(ruleEntries)
      .where(inArray(ruleEntries.changeId, ids));
    const subjects = touched.map(({ subject }) => subject);
    const timelines = await readTimelines(transaction, customerId, section, subjects);
    const rules = subjects.map(
      (subject) => [subject, timelines.ruleAt(subject, at, null) ?? null] as const,
    );
    await sectionOf(section).write(transaction, customerId, new Map(rules), at, send);
    const { effectiveFrom, validUntil } = ruleChanges;
    const own = inArray(ruleChanges.id, ids);
    await transaction
      .update(ruleChanges)
      .set({ begun: true, revision })
      .where(and(own, lte(effectiveFrom, at)));
    await transaction
      .update(ruleChanges)
      .set({ ended: true })
      .where(and(own, lte(validUntil, at)));
  }
  return due.length > 0;
}

/** Stores the revision of the rules, and when they change by themselves next. */
export async function finishRules({
  transaction,
  customerId,
  revision,
}: RuleTransaction): Promise<void> {
  const { effectiveFrom, validUntil, begun, ended } = ruleChanges;
  const [begins] = await transaction
    .select({ at: min(effectiveFrom) })
    .from(ruleChanges)
    .where(and(isApproved(customerId), eq(begun, false)));
  const [ends] = await transaction
    .select({ at: min(validUntil) })
    .from(ruleChanges)
    .where(and(isApproved(customerId), eq(ended, false)));
  const times = [begins?.at, ends?.at].flatMap((time) => time?.getTime() ?? []);
  const rulesDueAt = times.length === 0 ? null : new Date(Math.min(...times));
  await transaction
    .update(customers)
    .set({ rulesRevision: revision, rulesDueAt })
    .where(eq(customers.id, customerId));
}

const isApproved = (customerId: string): SQL | undefined =>
  and(eq(ruleChanges.customerId, customerId), eq(ruleChanges.state, "approved"));

const isDue = (at: Date): SQL | undefined =>
  or(
    and(eq(ruleChanges.begun, false), lte(ruleChanges.effectiveFrom, at)),
    and(eq(ruleChanges.ended, false), lte(ruleChanges.validUntil, at)),
  );
