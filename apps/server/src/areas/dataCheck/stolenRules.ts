import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { importOf, importSubject, isImport, listedAmong } from "./stolenImports.ts";
import { forgetNumber } from "./stolenOverlaps.ts";
import { stolenImportNumbers, stolenImports, stolenNumbers } from "./tables.ts";

/** How many numbers a subject stands for: one by hand, those of an import. */
const StolenRule = z.object({ numbers: z.int() });
type StolenRule = z.infer<typeof StolenRule>;

/**
 * The list of stolen documents. The subjects are keyed hashes of numbers added by hand, and imports,
 * whose hashes are stored before the rule is written.
 */
export const stolenRules: RulesOf<StolenRule> = defineRules<StolenRule>({
  name: "stolenDocuments",
  permissions: [
    "client_tool:access",
    "client_tool_data_check:access",
    "client_tool_data_check:stolen_passports:read",
  ],
  value: StolenRule,
  isAlteredByOthers: (subject) => !isImport(subject),
  async check(database, customerId, rules) {
    const ids = [...rules.keys()].filter(isImport).map(importOf);
    if (ids.length === 0) return [];
    const own = and(eq(stolenImports.customerId, customerId), inArray(stolenImports.id, ids));
    const whole = and(own, isNotNull(stolenImports.numbers));
    const known = await database.select({ id: stolenImports.id }).from(stolenImports).where(whole);
    return ids
      .filter((id) => !known.some((row) => row.id === id))
      .map((id) => ({ subject: importSubject(id), path: "", code: "not_found" }));
  },
  async read(database, customerId, subjects) {
    const imports = subjects?.filter(isImport).map(importOf);
    const active = await database
      .select({ id: stolenImports.id, numbers: stolenImports.numbers })
      .from(stolenImports)
      .where(
        and(
          eq(stolenImports.customerId, customerId),
          eq(stolenImports.isActive, true),
          imports && inArray(stolenImports.id, imports),
        ),
      );
    const single = await singleOf(
      database,
      customerId,
      subjects?.filter((subject) => !isImport(subject)),
    );
    return new Map([
      ...single.map((hash) => [hash, { numbers: 1 }] as const),
      ...active.map(({ id, numbers }) => [importSubject(id), { numbers: numbers ?? 0 }] as const),
    ]);
  },
  async write(transaction, customerId, rules, addedAt) {
    for (const [subject, rule] of rules) {
      if (isImport(subject)) await activate(transaction, importOf(subject), rule && addedAt);
    }
    const hashes = [...rules].filter(([subject]) => !isImport(subject));
    for (const [numberHash, rule] of hashes) {
      const own = eq(stolenNumbers.customerId, customerId);
      await transaction
        .delete(stolenNumbers)
        .where(and(own, eq(stolenNumbers.numberHash, numberHash)));
      if (rule === null) await forget(transaction, customerId, numberHash);
      else {
        await transaction.insert(stolenNumbers).values({ customerId, numberHash, addedAt });
      }
    }
  },
});

/** The numbers that are listed one by one: all that were added by hand, or those of some hashes. */
async function singleOf(
  database: Database | Transaction,
  customerId: string,
  hashes: readonly string[] | undefined,
): Promise<readonly string[]> {
  if (hashes !== undefined)
    return hashes.length === 0 ? [] : [...(await listedAmong(database, customerId, hashes))];
  const rows = await database
    .select({ hash: stolenNumbers.numberHash })
    .from(stolenNumbers)
    .where(and(eq(stolenNumbers.customerId, customerId), isNull(stolenNumbers.importId)));
  return rows.map(({ hash }) => hash);
}

/** Puts the numbers of an import on the list by one small statement, or takes them off. */
async function activate(transaction: Transaction, id: string, addedAt: Date | null): Promise<void> {
  await transaction
    .update(stolenImports)
    .set({ isActive: addedAt !== null, ...(addedAt !== null && { addedAt }) })
    .where(eq(stolenImports.id, id));
}

/** Takes a number out of the customer's imports, which would bring it back. */
async function forget(transaction: Transaction, customerId: string, hash: string): Promise<void> {
  const own = transaction
    .select({ id: stolenImports.id })
    .from(stolenImports)
    .where(eq(stolenImports.customerId, customerId));
  const gone = await transaction
    .delete(stolenImportNumbers)
    .where(
      and(eq(stolenImportNumbers.numberHash, hash), inArray(stolenImportNumbers.importId, own)),
    )
    .returning({ id: stolenImportNumbers.importId });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await transaction
    .update(stolenImports)
    .set({ numbers: sql`${stolenImports.numbers} - 1` })
    .where(inArray(stolenImports.id, ids));
  await forgetNumber(transaction, customerId, ids);
}
