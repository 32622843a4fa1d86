import type { RulesCheck, RulesDocument, RuleSection } from "@specimen/api/contract";
import { type Caller, demandPermissions } from "../auth/authorize.ts";
import type { Database } from "../database/database.ts";
import { ProblemError } from "../http/problemError.ts";
import { isStorable } from "../database/text.ts";
import type { Proposal } from "./proposeChange.ts";
import type { RuleBook } from "./ruleBook.ts";
import { type AnyRules, cleanRule, mayRead, type NewRules } from "./ruleSection.ts";
import { isSameRule } from "./ruleTimeline.ts";

type Fault = RulesCheck["faults"][number];

/** The most faults that are named. */
const mostFaults = 200;

/** Sections with references to files of this installation, which no document can bring. */
const withFiles: readonly RuleSection[] = ["pdfs", "stolenDocuments"];

/** All rules in effect that somebody may change, as one document. */
export async function exportRules(
  database: Database,
  { sections }: Pick<RuleBook, "sections">,
  user: Caller,
  at: Date,
): Promise<RulesDocument> {
  const exported: RulesDocument["sections"] = {};
  for (const section of sections) {
    if (!mayRead(user, section) || withFiles.includes(section.name)) continue;
    const rules = await section.read(database, user.customer.id);
    exported[section.name] = Object.fromEntries(
      [...rules].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
  return {
    format: "specimen-rules",
    formatVersion: 1,
    customer: user.customer.name,
    exportedAt: at.toISOString(),
    sections: exported,
  };
}

/** A checked document: what is wrong with it, what would change, and the changes. */
export interface CheckedDocument extends RulesCheck {
  readonly proposals: readonly Proposal[];
}

/** Checks a whole document against the rules in effect; nothing is saved. */
export async function checkRules(
  database: Database,
  book: Pick<RuleBook, "sectionOf">,
  user: Caller,
  document: RulesDocument,
): Promise<CheckedDocument> {
  const faults: Fault[] = [];
  const sections: RulesCheck["sections"] = [];
  const proposals: Proposal[] = [];
  const version = user.customer.rulesRevision;
  for (const [name, given] of Object.entries(document.sections)) {
    const section = book.sectionOf(name as RuleSection);
    demandPermissions(user, section.permissions);
    if (withFiles.includes(section.name)) {
      faults.push({ section: section.name, subject: "", path: "", code: "unrecognized_keys" });
      continue;
    }
    const { rules, wrong } = parsedBy(section, given);
    faults.push(...wrong);
    const current = await section.read(database, user.customer.id);
    const all: NewRules<unknown> = new Map([
      ...[...current.keys()].map((subject) => [subject, null] as const),
      ...rules,
    ]);
    const unfit = (await section.check?.(database, user.customer.id, all, book.sectionOf)) ?? [];
    faults.push(...unfit.map((fault) => ({ section: section.name, ...fault })));
    sections.push({ section: section.name, ...countsOf(all, current) });
    proposals.push({ section: section.name, rules: all, version });
  }
  return {
    version: String(version),
    faults: faults.slice(0, mostFaults),
    sections,
    proposals,
  };
}

/** Refuses a document with any fault. */
export function demandFaultless({ faults }: RulesCheck): void {
  if (faults.length === 0) return;
  throw new ProblemError("invalid_input", {
    errors: faults.map(({ section, subject, path, code }) => ({
      in: "body",
      path: ["sections", section, subject, path].filter(Boolean).join("."),
      code,
    })),
  });
}

function parsedBy(section: AnyRules, given: Readonly<Record<string, unknown>>) {
  const wrong: Fault[] = [];
  const rules = new Map<string, unknown>();
  for (const [subject, rule] of Object.entries(given)) {
    const parsed = section.value.safeParse(rule);
    const fault = (path: string, code: string) =>
      wrong.push({ section: section.name, subject, path, code });
    if (!isStorable(subject)) fault("", "invalid_format");
    if (parsed.success) {
      rules.set(subject, cleanRule(section, parsed.data));
      for (const path of unreadPaths(rule, parsed.data)) fault(path.join("."), "unrecognized_keys");
    } else for (const { path, code } of parsed.error.issues) fault(path.join("."), code);
  }
  return { rules, wrong };
}

/** What was given and is no part of what was read, such as a text by a language that does not exist. */
function unreadPaths(given: unknown, read: unknown): (readonly string[])[] {
  if (!isObject(given) || !isObject(read)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in read ? unreadPaths(value, read[key]).map((rest) => [key, ...rest]) : [[key]],
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function countsOf(all: NewRules<unknown>, current: ReadonlyMap<string, unknown>) {
  const counts = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  for (const [subject, rule] of all) {
    const former = current.get(subject) ?? null;
    if (isSameRule(rule, former)) counts.unchanged += 1;
    else if (former === null) counts.added += 1;
    else if (rule === null) counts.removed += 1;
    else counts.changed += 1;
  }
  return counts;
}
