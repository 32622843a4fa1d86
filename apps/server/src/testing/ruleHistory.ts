import { and, asc, eq } from "drizzle-orm";
import { ruleEntries } from "../customers/tables.ts";
import type { Database } from "../database/database.ts";

/** The rule that the writer of rules changes (writers.ts). */
const rule = { section: "travelInfo", subject: "JP" } as const;

/** What a history is to be of a rule that is only ever changed to another number. */
export interface RuleHistory {
  /** The numbers it was changed to, in order. */
  readonly numbers: readonly number[];
  /** Changes that do not begin with the rule that the one before them left. */
  readonly gaps: number;
}

/** Reads every change of the rule that was recorded. */
export async function readRuleHistory(database: Database): Promise<RuleHistory> {
  const rows = await database
    .select({ before: ruleEntries.before, after: ruleEntries.after })
    .from(ruleEntries)
    .where(and(eq(ruleEntries.section, rule.section), eq(ruleEntries.subject, rule.subject)))
    .orderBy(asc(ruleEntries.changeId));
  const texts = rows.map(({ before, after }) => [JSON.stringify(before), JSON.stringify(after)]);
  return {
    numbers: texts.map(([, after]) => Number(/<p>(\d+)<\/p>/.exec(after ?? "")?.[1] ?? -1)),
    gaps: texts.filter(([before], at) => at > 0 && before !== texts[at - 1]?.[1]).length,
  };
}
