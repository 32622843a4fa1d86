import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Rules, RulesOf } from "./ruleSection.ts";
import { ruleEntries } from "./tables.ts";

/**
 * The rules that subjects get their names from, by subject: the one in effect; without one, as where
 * a record is to come or was deleted, the last that was written.
 */
export async function readNaming<V>(
  database: Database,
  { name, value, read }: Pick<RulesOf<V>, "name" | "value" | "read">,
  customerId: string,
  subjects: readonly string[],
): Promise<Rules<V>> {
  const inEffect = await read(database, customerId, subjects);
  const others = subjects.filter((subject) => !inEffect.has(subject));
  if (others.length === 0) return inEffect;
  const { subject, before, after } = ruleEntries;
  const entries = await database
    .select({ subject, before, after })
    .from(ruleEntries)
    .where(
      and(
        eq(ruleEntries.customerId, customerId),
        eq(ruleEntries.section, name),
        inArray(subject, others),
      ),
    )
    .orderBy(asc(ruleEntries.changeId));
  const written = entries.flatMap((entry) => {
    const { data } = value.safeParse(entry.after ?? entry.before);
    return data === undefined ? [] : [[entry.subject, data] as const];
  });
  return new Map([...written, ...inEffect]);
}
