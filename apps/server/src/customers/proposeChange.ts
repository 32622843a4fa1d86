import type { ChangeOptions, RuleSection, RuleWritten } from "@specimen/api/contract";
import { eq } from "drizzle-orm";
import { ProblemError } from "../http/problemError.ts";
import type { RuleTransaction } from "./ruleEffect.ts";
import { type AnyRules, cleanRule, type NewRules, type SectionOf } from "./ruleSection.ts";
import { isSameRule, readTimelines, type Timelines } from "./ruleTimeline.ts";
import { fourEyesSections, ruleChanges, ruleEntries } from "./tables.ts";

/** New rules of one section. */
export interface Proposal {
  readonly section: RuleSection;
  readonly rules: NewRules<unknown>;
  /** The revision of the rules that the author saw; rules changed since then are a conflict. */
  readonly version: number | undefined;
  readonly options?: ChangeOptions;
  /** The change that these rules take back. */
  readonly revertOf?: number;
  /** The associated customer whose rules change; the author's own without it. */
  readonly customerId?: string;
}

/** The most subjects that an answer names. */
const mostNamed = 1_000;

/** The most rows of one insert. */
const mostRows = 2_000;

/** When a change is in effect. */
interface Period {
  readonly from: Date;
  readonly until: Date | null;
}

/**
 * Records a change of those rules that differ from the ones in effect at its time. Throws
 * invalid_input for rules that do not fit, conflict for rules that its author did not see.
 */
export async function proposeChange(
  locked: RuleTransaction,
  sectionOf: (name: RuleSection) => AnyRules,
  author: { readonly id: string; readonly name: string },
  { section: sectionName, rules, version, options = {}, revertOf }: Proposal,
): Promise<RuleWritten> {
  const { transaction, customerId, at, revision } = locked;
  const section = sectionOf(sectionName);
  const period = periodOf(options, at);
  const cleaned: NewRules<unknown> = new Map(
    [...rules].map(([subject, rule]) => [subject, cleanRule(section, rule)]),
  );
  await demandFitting(locked, section, cleaned, sectionOf);
  const subjects = [...cleaned.keys()];
  const stored = await section.read(transaction, customerId, subjects);
  const timelines = await readTimelines(transaction, customerId, section.name, subjects);
  const before = (subject: string) => {
    const own = stored.get(subject) ?? null;
    if (period.from <= at && section.isAlteredByOthers?.(subject)) return own;
    return timelines.ruleAt(subject, period.from, own) ?? null;
  };
  const changed = subjects.filter(
    (subject) => !isSameRule(before(subject), cleaned.get(subject) ?? null),
  );
  demandSeen(changed, version, {
    areSeveral: subjects.length > 1,
    timelines,
    revision: revision - 1,
    current: before,
  });
  if (changed.length === 0) {
    return { changeId: null, status: "unchanged", subjects: [], version: String(revision) };
  }
  const waits = await needsApproval(locked, section.name, changed);
  const [recorded] = await transaction
    .insert(ruleChanges)
    .values({
      customerId,
      section: section.name,
      screen: options.screen ?? "",
      authorId: author.id,
      authorName: author.name,
      reason: options.reason ?? null,
      createdAt: at,
      effectiveFrom: period.from,
      validUntil: period.until,
      state: waits ? "waiting" : "approved",
      revertOf: revertOf ?? null,
      revision: waits ? null : revision,
    })
    .returning({ id: ruleChanges.id });
  const changeId = recorded?.id ?? 0;
  const entries = changed.map((subject) => ({
    changeId,
    customerId,
    section: section.name,
    subject,
    before: before(subject),
    after: cleaned.get(subject) ?? null,
  }));
  for (let start = 0; start < entries.length; start += mostRows) {
    await transaction.insert(ruleEntries).values(entries.slice(start, start + mostRows));
  }
  const status = waits ? "waiting" : period.from > at ? "scheduled" : "effective";
  return {
    changeId: String(changeId),
    status,
    subjects: changed.slice(0, mostNamed),
    version: String(revision),
  };
}

function periodOf({ effectiveFrom, validUntil }: ChangeOptions, at: Date): Period {
  const wanted = effectiveFrom === undefined ? at : new Date(effectiveFrom);
  const from = wanted > at ? wanted : at;
  const until = validUntil === undefined ? null : new Date(validUntil);
  if (until !== null && until <= from) {
    const fault = { in: "query", path: "validUntil", code: "too_small" } as const;
    throw new ProblemError("invalid_input", { errors: [fault] });
  }
  return { from, until };
}

async function demandFitting(
  { transaction, customerId }: RuleTransaction,
  section: AnyRules,
  rules: NewRules<unknown>,
  sectionOf: SectionOf,
): Promise<void> {
  const faults = (await section.check?.(transaction, customerId, rules, sectionOf)) ?? [];
  if (faults.length === 0) return;
  const errors = faults.slice(0, 100).map(({ subject, path, code }) => ({
    in: "body" as const,
    path: rules.size === 1 ? path : [subject, path].filter(Boolean).join("."),
    code,
  }));
  throw new ProblemError("invalid_input", { errors });
}

/** The rules that a proposal is compared with. */
interface CurrentRules {
  /** Several rules were proposed. */
  readonly areSeveral: boolean;
  readonly timelines: Timelines;
  /** The revision that was given out last. */
  readonly revision: number;
  readonly current: (subject: string) => unknown;
}

/**
 * Throws a conflict with the rules that were changed after the author read them: by subject where
 * several were proposed, whatever number differs, so that the author can tell what was answered.
 */
function demandSeen(
  changed: readonly string[],
  version: number | undefined,
  { areSeveral, timelines, revision, current }: CurrentRules,
): void {
  if (version === undefined) return;
  // A version that was never given out has seen nothing.
  const seen = version > revision ? 0 : version;
  const unseen = changed.filter((subject) => timelines.revisionOf(subject) > seen);
  if (unseen.length === 0) return;
  const value = areSeveral
    ? Object.fromEntries(unseen.map((subject) => [subject, current(subject)]))
    : current(unseen[0] ?? "");
  throw new ProblemError("conflict", { current: { version: String(revision), value } });
}

/**
 * Whether a second administrator is needed. Where a section needs one, also to switch that off.
 */
async function needsApproval(
  { transaction, customerId }: RuleTransaction,
  section: RuleSection,
  subjects: readonly string[],
): Promise<boolean> {
  const own = await transaction
    .select({ section: fourEyesSections.section })
    .from(fourEyesSections)
    .where(eq(fourEyesSections.customerId, customerId));
  const guarded = new Set<string>(own.map((row) => row.section));
  return section === "fourEyes"
    ? subjects.some((subject) => guarded.has(subject))
    : guarded.has(section);
}
