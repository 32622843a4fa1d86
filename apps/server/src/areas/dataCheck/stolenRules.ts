import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { defineRules, type RulesOf } from "../../customers/ruleSection.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { stolenImportNumbers, stolenImports, stolenNumbers } from "./tables.ts";

/** How many numbers a subject stands for: one by hand, those of an import. */
const StolenRule = z.object({ numbers: z.int() });
type StolenRule = z.infer<typeof StolenRule>;

const importPrefix = "import/";

/** The subject of an import. */
export const importSubject = (id: string): string => importPrefix + id;

const isImport = (subject: string): boolean => subject.startsWith(importPrefix);
const importOf = (subject: string): string => subject.slice(importPrefix.length);

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
  async check(database, customerId, rules) {
    const ids = [...rules.keys()].filter(isImport).map(importOf);
    if (ids.length === 0) return [];
    const own = and(eq(stolenImports.customerId, customerId), inArray(stolenImports.id, ids));
    const known = await database.select({ id: stolenImports.id }).from(stolenImports).where(own);
    return ids
      .filter((id) => !known.some((row) => row.id === id))
      .map((id) => ({ subject: importSubject(id), path: "", code: "not_found" }));
  },
  async read(database, customerId, subjects) {
    const hashes = subjects?.filter((subject) => !isImport(subject));
    const imports = subjects?.filter(isImport).map(importOf);
    const single = await database
      .select({ hash: stolenNumbers.numberHash })
      .from(stolenNumbers)
      .where(
        and(
          eq(stolenNumbers.customerId, customerId),
          hashes === undefined
            ? isNull(stolenNumbers.importId)
            : inArray(stolenNumbers.numberHash, hashes),
        ),
      );
    const active = await database
      .select({ id: stolenImports.id, numbers: sql<number>`count(*)::int` })
      .from(stolenImports)
      .innerJoin(stolenImportNumbers, eq(stolenImportNumbers.importId, stolenImports.id))
      .where(
        and(
          eq(stolenImports.customerId, customerId),
          eq(stolenImports.isActive, true),
          imports && inArray(stolenImports.id, imports),
        ),
      )
      .groupBy(stolenImports.id);
    return new Map([
      ...single.map(({ hash }) => [hash, { numbers: 1 }] as const),
      ...active.map(({ id, numbers }) => [importSubject(id), { numbers }] as const),
    ]);
  },
  async write(transaction, customerId, rules, addedAt) {
    for (const [subject, rule] of rules) {
      if (isImport(subject)) await activate(transaction, importOf(subject), rule !== null);
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
    if (hashes.length < rules.size) await alignImports(transaction, customerId, addedAt);
  },
});

async function activate(transaction: Transaction, id: string, isActive: boolean): Promise<void> {
  await transaction.update(stolenImports).set({ isActive }).where(eq(stolenImports.id, id));
}

/** Takes a number out of the customer's imports, which would bring it back. */
async function forget(transaction: Transaction, customerId: string, hash: string): Promise<void> {
  const own = transaction
    .select({ id: stolenImports.id })
    .from(stolenImports)
    .where(eq(stolenImports.customerId, customerId));
  await transaction
    .delete(stolenImportNumbers)
    .where(
      and(eq(stolenImportNumbers.numberHash, hash), inArray(stolenImportNumbers.importId, own)),
    );
}

/** Makes the numbers that came with imports those of the active ones. */
async function alignImports(
  transaction: Transaction,
  customerId: string,
  addedAt: Date,
): Promise<void> {
  const active = transaction
    .select({ id: stolenImports.id })
    .from(stolenImports)
    .where(and(eq(stolenImports.customerId, customerId), eq(stolenImports.isActive, true)));
  await transaction
    .delete(stolenNumbers)
    .where(
      and(eq(stolenNumbers.customerId, customerId), notInArray(stolenNumbers.importId, active)),
    );
  await transaction.execute(
    sql`insert into ${stolenNumbers} (customer_id, number_hash, added_at, import_id)
      select i.customer_id, n.number_hash, ${addedAt.toISOString()}::timestamptz, i.id
      from ${stolenImports} i join ${stolenImportNumbers} n on n.import_id = i.id
      where i.customer_id = ${customerId} and i.is_active
      on conflict do nothing`,
  );
}

/** Stores the hashes of an import that does not count yet; returns its id. */
export async function stageImport(
  database: Database,
  customerId: string,
  hashes: readonly string[],
): Promise<string> {
  const id = randomUUID();
  await database.transaction(async (transaction) => {
    await transaction.insert(stolenImports).values({ id, customerId });
    await transaction.execute(
      sql`insert into ${stolenImportNumbers} (import_id, number_hash)
        select ${id}, unnest(string_to_array(${hashes.join(" ")}, ' '))
        on conflict do nothing`,
    );
  });
  return id;
}

/** How many of some hashes are on the customer's list. */
export async function countKnown(
  database: Database,
  customerId: string,
  hashes: readonly string[],
): Promise<number> {
  return database.$count(
    stolenNumbers,
    and(
      eq(stolenNumbers.customerId, customerId),
      sql`${stolenNumbers.numberHash} = any(string_to_array(${hashes.join(" ")}, ' '))`,
    ),
  );
}
