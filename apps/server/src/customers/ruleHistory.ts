import type {
  Language,
  RuleChange,
  RuleChangeDetail,
  RuleChangeStatus,
  RuleDecision,
  RuleSection,
} from "@specimen/api/contract";
import { and, asc, desc, eq, exists, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Caller } from "../auth/authorize.ts";
import type { Database } from "../database/database.ts";
import { notFound } from "../http/problemError.ts";
import { type RuleBook, touchedSections } from "./ruleBook.ts";
import { type AnyRules, mayRead } from "./ruleSection.ts";
import { hasStatus, outcomeOf } from "./ruleStatus.ts";
import { isSameRule, readCounting, readTimelines } from "./ruleTimeline.ts";
import { ruleChanges, ruleEntries } from "./tables.ts";

type Row = typeof ruleChanges.$inferSelect;

/** Which changes are read. */
export interface ChangeFilter {
  readonly section?: RuleSection | undefined;
  readonly subject?: string | undefined;
  readonly status?: RuleChangeStatus | undefined;
}

/** A reader of the history: they see the sections whose permissions they have. */
export interface HistoryReader {
  readonly user: Caller;
  readonly language: Language;
  readonly at: Date;
}

/** The most subjects of a change in a list, and the most entries of one change. */
const mostShown = 5;
const mostEntries = 500;

/** The history of the customers' rules. */
export interface RuleHistory {
  list(
    reader: HistoryReader,
    filter: ChangeFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ changes: RuleChange[]; total: number }>;
  /** One change; not found where the reader may not see its section. */
  read(reader: HistoryReader, id: number): Promise<RuleChangeDetail>;
}

/** Creates the reading side of the rule book. */
export function createRuleHistory(
  database: Database,
  book: Pick<RuleBook, "sections" | "sectionOf">,
): RuleHistory {
  const conditionOf = ({ user, at }: HistoryReader, filter: ChangeFilter): SQL | undefined => {
    const readable = book.sections.filter((section) => mayRead(user, section));
    return and(
      eq(ruleChanges.customerId, user.customer.id),
      inArray(
        ruleChanges.section,
        readable.map(({ name }) => name),
      ),
      filter.section === undefined ? undefined : eq(ruleChanges.section, filter.section),
      filter.subject === undefined ? undefined : touches(database, filter.subject),
      filter.status === undefined ? undefined : hasStatus(database, filter.status, at),
    );
  };

  async function toChanges(rows: readonly Row[], reader: HistoryReader): Promise<RuleChange[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const shown = await readShown(database, ids);
    const replaced = await readReplaced(database, ids, reader.at);
    const changes: RuleChange[] = [];
    for (const row of rows) {
      const own = shown.filter(({ changeId }) => changeId === row.id);
      const subjects = own.map(({ subject }) => subject);
      const labels = await labelsOf(row.section, subjects, reader);
      changes.push({
        ...toChange(row, reader, replaced.has(row.id)),
        count: own[0]?.count ?? 0,
        subjects: subjects.map((id) => ({ id, label: labels.get(id) ?? id })),
      });
    }
    return changes;
  }

  async function labelsOf(
    name: RuleSection,
    subjects: readonly string[],
    { user, language }: HistoryReader,
  ): Promise<ReadonlyMap<string, string>> {
    const section = book.sectionOf(name);
    return (await section.labels?.(user.customer.id, subjects, language)) ?? new Map();
  }

  /** The names of the records that rules mention. */
  async function nameMentioned(
    section: AnyRules,
    rules: readonly unknown[],
    reader: HistoryReader,
  ): Promise<Record<string, string>> {
    const mentioned = rules.flatMap((rule) => {
      const parsed = section.value.safeParse(rule);
      return parsed.success ? (section.mentions?.(parsed.data) ?? []) : [];
    });
    const named: Record<string, string> = {};
    for (const [name, own] of Map.groupBy(mentioned, (mention) => mention.section)) {
      const ids = [...new Set(own.map(({ id }) => id))];
      Object.assign(named, Object.fromEntries(await labelsOf(name, ids, reader)));
    }
    return named;
  }

  /** The entries of a change beside the rules that are in effect. */
  async function compare(
    row: Row,
    entries: readonly (typeof ruleEntries.$inferSelect)[],
    reader: HistoryReader,
  ): Promise<RuleChangeDetail["entries"]> {
    const subjects = entries.map(({ subject }) => subject);
    const { id: customerId } = reader.user.customer;
    const timelines = await readTimelines(database, customerId, row.section, subjects);
    const labels = await labelsOf(row.section, subjects, reader);
    const section = book.sectionOf(row.section);
    const counting = await readCounting(database, customerId, section, subjects);
    const isLater = row.effectiveFrom > reader.at;
    const ruleThen = (subject: string, before: unknown) =>
      isLater
        ? timelines.ruleAt(subject, row.effectiveFrom, before)
        : counting(subject, timelines.ruleAt(subject, reader.at, before));
    const outcome = outcomeOf(row, reader.at);
    return entries.map(({ subject, before, after }) => {
      const current = counting(subject, timelines.ruleAt(subject, reader.at, before)) ?? null;
      return {
        subject,
        label: labels.get(subject) ?? subject,
        before,
        after,
        current,
        isOutdated:
          (outcome === "waiting" && !isSameRule(ruleThen(subject, before), before)) ||
          (outcome === "effective" && !isSameRule(current, after)),
      };
    });
  }

  return {
    async list(reader, filter, { limit, offset }) {
      const where = conditionOf(reader, filter);
      const rows = await database
        .select()
        .from(ruleChanges)
        .where(where)
        .orderBy(desc(ruleChanges.id))
        .limit(limit)
        .offset(offset);
      const total = await database.$count(ruleChanges, where);
      return { changes: await toChanges(rows, reader), total };
    },

    async read(reader, id) {
      const [row] = await database
        .select()
        .from(ruleChanges)
        .where(and(eq(ruleChanges.id, id), conditionOf(reader, {})));
      const [change] = await toChanges(row === undefined ? [] : [row], reader);
      if (row === undefined || change === undefined) throw notFound("There is no such change");
      const entries = await database
        .select()
        .from(ruleEntries)
        .where(eq(ruleEntries.changeId, id))
        .orderBy(asc(ruleEntries.subject))
        .limit(mostEntries);
      const compared = await compare(row, entries, reader);
      const rules = entries.flatMap(({ before, after }) => [before, after]);
      const touched = touchedSections(
        row.section,
        entries.map(({ subject }) => subject),
      );
      const mayDecide = touched.every((name) => mayRead(reader.user, book.sectionOf(name)));
      return {
        change,
        decisions: mayDecide ? decisionsOn(change, compared, reader.at) : [],
        named: await nameMentioned(book.sectionOf(row.section), rules, reader),
        entries: compared,
      };
    },
  };
}

/** What can be done with a change by somebody who may change its rules; nobody approves their own. */
function decisionsOn(
  { status, isOwn, validUntil }: RuleChange,
  entries: RuleChangeDetail["entries"],
  at: Date,
): RuleDecision[] {
  const isOutdated = entries.some((entry) => entry.isOutdated);
  const hasEnded = validUntil !== null && new Date(validUntil) <= at;
  switch (status) {
    case "waiting":
      if (isOwn) return ["withdraw"];
      return isOutdated || hasEnded ? ["refuse"] : ["approve", "refuse"];
    case "scheduled":
      return isOwn ? ["withdraw"] : [];
    case "effective":
      return isOutdated ? [] : ["revert"];
    default:
      return [];
  }
}

const touches = (database: Database, subject: string): SQL =>
  exists(
    database
      .select({ one: sql`1` })
      .from(ruleEntries)
      .where(and(eq(ruleEntries.changeId, ruleChanges.id), eq(ruleEntries.subject, subject))),
  );

/** The first subjects of changes and how many each has. */
async function readShown(database: Database, ids: readonly number[]) {
  const ranked = database
    .select({
      changeId: ruleEntries.changeId,
      subject: ruleEntries.subject,
      place:
        sql<number>`row_number() over (partition by ${ruleEntries.changeId} order by ${ruleEntries.subject})`.as(
          "place",
        ),
      count: sql<number>`(count(*) over (partition by ${ruleEntries.changeId}))::int`.as("count"),
    })
    .from(ruleEntries)
    .where(inArray(ruleEntries.changeId, [...ids]))
    .as("ranked");
  return database
    .select()
    .from(ranked)
    .where(lte(ranked.place, mostShown))
    .orderBy(asc(ranked.changeId), asc(ranked.place));
}

/** Of some changes, those whose rules were all changed again. */
async function readReplaced(database: Database, ids: readonly number[], at: Date) {
  const rows = await database
    .select({ id: ruleChanges.id })
    .from(ruleChanges)
    .where(and(inArray(ruleChanges.id, [...ids]), hasStatus(database, "replaced", at)));
  return new Set(rows.map(({ id }) => id));
}

function toChange(
  row: Row,
  { user, at }: HistoryReader,
  wasReplaced: boolean,
): Omit<RuleChange, "count" | "subjects"> {
  const { decidedById, decidedByName, decidedAt } = row;
  return {
    id: String(row.id),
    section: row.section,
    screen: row.screen,
    author: { id: row.authorId, name: row.authorName },
    isOwn: row.authorId === user.accountId,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    effectiveFrom: row.effectiveFrom.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    status: wasReplaced ? "replaced" : outcomeOf(row, at),
    decision:
      decidedById === null || decidedAt === null
        ? null
        : {
            by: { id: decidedById, name: decidedByName ?? decidedById },
            at: decidedAt.toISOString(),
            reason: row.decisionReason,
          },
    revertOf: row.revertOf === null ? null : String(row.revertOf),
  };
}
