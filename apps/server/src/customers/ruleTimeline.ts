import { isDeepStrictEqual } from "node:util";
import type { RuleSection } from "@specimen/api/contract";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import type { AnyRules } from "./ruleSection.ts";
import { ruleChanges, ruleEntries } from "./tables.ts";

/** The changes of one subject that were ever recorded, oldest first. */
type Timeline = Awaited<ReturnType<typeof readEntries>>;

/** The rules of some subjects at any time. */
export interface Timelines {
  /** The rule in effect at a time; `stored` is the rule of a subject that was never changed. */
  ruleAt(subject: string, at: Date, stored: unknown): unknown;
  /** The revision at which the rule last changed; 0 where it never did. */
  revisionOf(subject: string): number;
}

/** The most subjects of one query. */
const mostSubjects = 5_000;

/** Reads the changes of subjects. */
export async function readTimelines(
  database: Database | Transaction,
  customerId: string,
  section: RuleSection,
  subjects: readonly string[],
): Promise<Timelines> {
  const entries: Timeline = [];
  for (let start = 0; start < subjects.length; start += mostSubjects) {
    const some = subjects.slice(start, start + mostSubjects);
    entries.push(...(await readEntries(database, customerId, section, some)));
  }
  const bySubject = Map.groupBy(entries, ({ subject }) => subject);
  return {
    ruleAt: (subject, at, stored) => ruleAt(bySubject.get(subject) ?? [], at, stored),
    revisionOf: (subject) =>
      Math.max(0, ...(bySubject.get(subject) ?? []).map(({ revision }) => revision ?? 0)),
  };
}

/**
 * Of the approved changes that have begun and not ended, the one that began last; without one, the
 * rule before the first change.
 */
function ruleAt(timeline: Timeline, at: Date, stored: unknown): unknown {
  const [first] = timeline;
  if (first === undefined) return stored;
  const active = timeline
    .filter(({ state }) => state === "approved")
    .filter(({ from, until }) => from <= at && (until === null || until > at));
  const last = active
    .toSorted(
      (a, b) => a.from.getTime() - b.from.getTime() || (a.revision ?? 0) - (b.revision ?? 0),
    )
    .at(-1);
  return last === undefined ? first.before : last.after;
}

/**
 * Gives the rule that counts now of a subject for the one that its changes tell: the stored one where
 * changes of other subjects alter it.
 */
export async function readCounting(
  database: Database | Transaction,
  customerId: string,
  section: Pick<AnyRules, "isAlteredByOthers" | "read">,
  subjects: readonly string[],
): Promise<(subject: string, told: unknown) => unknown> {
  const altered = new Set(subjects.filter((subject) => section.isAlteredByOthers?.(subject)));
  if (altered.size === 0) return (_, told) => told;
  const stored = await section.read(database, customerId, [...altered]);
  return (subject, told) => (altered.has(subject) ? (stored.get(subject) ?? null) : told);
}

/** Whether two rules are the same, whatever the order of their members. */
export function isSameRule(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asJson(one), asJson(other));
}

const asJson = (rule: unknown): unknown => JSON.parse(JSON.stringify(rule ?? null));

function readEntries(
  database: Database | Transaction,
  customerId: string,
  section: RuleSection,
  subjects: readonly string[],
) {
  return database
    .select({
      subject: ruleEntries.subject,
      before: ruleEntries.before,
      after: ruleEntries.after,
      state: ruleChanges.state,
      from: ruleChanges.effectiveFrom,
      until: ruleChanges.validUntil,
      revision: ruleChanges.revision,
    })
    .from(ruleEntries)
    .innerJoin(ruleChanges, eq(ruleChanges.id, ruleEntries.changeId))
    .where(
      and(
        eq(ruleEntries.customerId, customerId),
        eq(ruleEntries.section, section),
        inArray(ruleEntries.subject, [...subjects]),
      ),
    )
    .orderBy(asc(ruleChanges.id));
}
