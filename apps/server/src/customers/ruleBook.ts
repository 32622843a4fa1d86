import { ruleSections, type RuleSection, type RuleWritten } from "@specimen/api/contract";
import { and, eq } from "drizzle-orm";
import { type Caller, demandPermissions } from "../auth/authorize.ts";
import type { Customers } from "../auth/customers.ts";
import { nicknameOf } from "../auth/nicknameOf.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { notFound, ProblemError } from "../http/problemError.ts";
import { type Proposal, proposeChange } from "./proposeChange.ts";
import { applyChanges, finishRules, lockRules, type RuleTransaction } from "./ruleEffect.ts";
import type { AnyRules } from "./ruleSection.ts";
import { isSameRule, readCounting, readTimelines } from "./ruleTimeline.ts";
import { ruleChanges, ruleEntries } from "./tables.ts";

/** What an administrator decides on a change. */
export type Decision = "approve" | "refuse" | "withdraw";

/** The rules of all customers: the only way to change them. */
export interface RuleBook {
  readonly sections: readonly AnyRules[];
  sectionOf(name: RuleSection): AnyRules;
  /** Records a change; it takes effect now, at its time, or after a second administrator's approval. */
  change(by: Caller, proposal: Proposal): Promise<RuleWritten>;
  /** Records changes of several sections, all or none. */
  changeAll(by: Caller, proposals: readonly Proposal[]): Promise<RuleWritten[]>;
  /** Decides on a change; nobody approves or refuses their own. */
  decide(by: Caller, id: number, decision: Decision, reason: string | null): Promise<void>;
  /**
   * Takes a change back by a new one; a conflict where a rule was changed again. Where one waits for
   * approval already, it is answered: there is one to decide on, whoever asked first.
   */
  revert(by: Caller, id: number, reason: string | undefined): Promise<RuleWritten>;
  /** Applies what begins or ends until now. */
  applyDue(customerId: string): Promise<void>;
}

/** Creates the rule book on the sections of all areas. */
export function createRuleBook(setup: {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "inTransaction">;
  readonly customers: Pick<Customers, "clear">;
  readonly sections: readonly AnyRules[];
  readonly now: () => Date;
}): RuleBook {
  const { database, jobs, customers, sections, now } = setup;
  const byName = new Map(sections.map((section) => [section.name, section]));

  function sectionOf(name: RuleSection): AnyRules {
    const found = byName.get(name);
    if (found === undefined) throw notFound(`There are no rules of ${name}`);
    return found;
  }

  /** Throws where somebody changes rules, or decides on them, who may not. */
  function demandTouched(by: Caller, section: RuleSection, subjects: readonly string[]): void {
    for (const touched of touchedSections(section, subjects))
      demandPermissions(by, sectionOf(touched).permissions);
  }

  /** Runs in a transaction that alone writes the customer's rules, with all due changes applied. */
  async function exclusively<T>(
    customerId: string,
    run: (rules: RuleTransaction) => Promise<T>,
  ): Promise<T> {
    const result = await jobs.inTransaction(database, async (transaction, send) => {
      const rules = await lockRules({ transaction, send }, customerId, now());
      if (rules === undefined) throw notFound("There is no such customer");
      await applyChanges(rules, sectionOf);
      const done = await run(rules);
      await applyChanges(rules, sectionOf);
      await finishRules(rules);
      return done;
    });
    customers.clear();
    return result;
  }

  async function changeAll(by: Caller, proposals: readonly Proposal[]): Promise<RuleWritten[]> {
    const name = await nicknameOf(database, by.accountId);
    for (const { section } of proposals) demandPermissions(by, sectionOf(section).permissions);
    const [first] = proposals;
    if (first === undefined) return [];
    return exclusively(first.customerId ?? by.customer.id, async (rules) => {
      const written: RuleWritten[] = [];
      for (const proposal of proposals) {
        const author = { id: by.accountId, name };
        const change = await proposeChange(rules, sectionOf, author, proposal);
        demandTouched(by, proposal.section, change.subjects);
        written.push(change);
      }
      return written;
    });
  }

  async function change(by: Caller, proposal: Proposal): Promise<RuleWritten> {
    const [written] = await changeAll(by, [proposal]);
    if (written === undefined) throw new Error("the change was not recorded");
    return written;
  }

  return {
    sections,
    sectionOf,
    change,
    changeAll,

    async decide(by, id, decision, reason) {
      const name = await nicknameOf(database, by.accountId);
      await exclusively(by.customer.id, async (rules) => {
        const found = await readChange(rules, id);
        const entries = await readEntriesOf(rules, id);
        demandTouched(
          by,
          found.section,
          entries.map(({ subject }) => subject),
        );
        demandDecidable(by, found, decision);
        if (decision === "approve") await demandUnchanged(rules, found, "before");
        if (decision === "approve" && found.validUntil !== null && found.validUntil <= rules.at) {
          throw new ProblemError("conflict", { detail: "The change would have ended already" });
        }
        const { at } = rules;
        await rules.transaction
          .update(ruleChanges)
          .set({
            state: stateAfter[decision],
            decidedById: by.accountId,
            decidedByName: name,
            decidedAt: at,
            decisionReason: reason,
            ...(decision === "approve" && found.effectiveFrom < at ? { effectiveFrom: at } : {}),
            ...(decision === "approve" || isScheduled(found) ? { revision: rules.revision } : {}),
          })
          .where(eq(ruleChanges.id, id));
      });
    },

    async revert(by, id, reason) {
      const author = { id: by.accountId, name: await nicknameOf(database, by.accountId) };
      return exclusively(by.customer.id, async (locked) => {
        const found = await readChange(locked, id);
        demandPermissions(by, sectionOf(found.section).permissions);
        if (found.state !== "approved" || !found.begun || found.ended) {
          throw new ProblemError("conflict", { detail: "The change is not in effect" });
        }
        await demandUnchanged(locked, found, "after");
        const entries = await readEntriesOf(locked, id);
        const subjects = entries.map(({ subject }) => subject);
        demandTouched(by, found.section, subjects);
        const waiting = await readWaitingRevert(locked, id);
        if (waiting !== undefined) {
          const version = String(locked.revision);
          return { changeId: String(waiting), status: "waiting", subjects: [], version } as const;
        }
        return proposeChange(locked, sectionOf, author, {
          section: found.section,
          // The rules were compared above, and nobody else writes any meanwhile.
          version: undefined,
          rules: new Map(entries.map(({ subject, before }) => [subject, before ?? null])),
          revertOf: id,
          options: reason === undefined ? {} : { reason },
        });
      });
    },

    async applyDue(customerId) {
      await exclusively(customerId, () => Promise.resolve());
    },
  };

  /** Throws a conflict where the rules are no longer those before, or after, a change. */
  async function demandUnchanged(
    rules: RuleTransaction,
    found: StoredChange,
    side: "before" | "after",
  ): Promise<void> {
    const entries = await readEntriesOf(rules, found.id);
    const subjects = entries.map(({ subject }) => subject);
    const { transaction, customerId, at } = rules;
    const effective = found.effectiveFrom > at ? found.effectiveFrom : at;
    const timelines = await readTimelines(transaction, customerId, found.section, subjects);
    const countingNow = effective > at ? [] : subjects;
    const section = sectionOf(found.section);
    const counting = await readCounting(transaction, customerId, section, countingNow);
    const current = (subject: string) =>
      counting(subject, timelines.ruleAt(subject, effective, null));
    const changed = entries.filter((entry) => !isSameRule(current(entry.subject), entry[side]));
    if (changed.length === 0) return;
    const value = Object.fromEntries(changed.map(({ subject }) => [subject, current(subject)]));
    throw new ProblemError("conflict", {
      detail: "A rule was changed in the meantime",
      current: { version: String(rules.revision - 1), value },
    });
  }
}

/** The sections that a change of some subjects alters: with four eyes, those that these guard. */
export const touchedSections = (
  section: RuleSection,
  subjects: readonly string[],
): RuleSection[] => [
  section,
  ...(section === "fourEyes" ? ruleSections.filter((each) => subjects.includes(each)) : []),
];

type StoredChange = typeof ruleChanges.$inferSelect;

/** Whether a change is decided on and has not begun. */
const isScheduled = ({ state, begun }: StoredChange): boolean => state === "approved" && !begun;

/** Throws where this is not theirs to decide, or no longer to be decided. */
function demandDecidable(by: Caller, found: StoredChange, decision: Decision): void {
  const isOwn = found.authorId === by.accountId;
  if (isOwn !== (decision === "withdraw")) {
    const detail = isOwn
      ? "Nobody decides on their own change"
      : "Only its author withdraws a change";
    throw new ProblemError("permission_missing", { detail });
  }
  if (found.state !== "waiting" && !(isScheduled(found) && decision === "withdraw")) {
    throw new ProblemError("conflict", { detail: "The change does not wait any more" });
  }
}

const stateAfter = { approve: "approved", refuse: "refused", withdraw: "withdrawn" } as const;

async function readChange({ transaction, customerId }: RuleTransaction, id: number) {
  const [found] = await transaction
    .select()
    .from(ruleChanges)
    .where(and(eq(ruleChanges.id, id), eq(ruleChanges.customerId, customerId)));
  if (found === undefined) throw notFound("There is no such change");
  return found;
}

function readEntriesOf({ transaction }: RuleTransaction, id: number) {
  return transaction.select().from(ruleEntries).where(eq(ruleEntries.changeId, id));
}

/** The change that waits for approval to take another one back. */
async function readWaitingRevert({ transaction }: RuleTransaction, id: number) {
  const [waiting] = await transaction
    .select({ id: ruleChanges.id })
    .from(ruleChanges)
    .where(and(eq(ruleChanges.revertOf, id), eq(ruleChanges.state, "waiting")));
  return waiting?.id;
}
