import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, isNull, lt, max, notExists, sql, type SQL } from "drizzle-orm";
import { ruleEntries } from "../../customers/tables.ts";
import type { Database, Transaction } from "../../database/database.ts";
import { inSteps } from "../../database/inSteps.ts";
import type { OnShare } from "./readStolenCsv.ts";
import { addNumbers, countedFor, countImported, lockOverlaps } from "./stolenOverlaps.ts";
import { stolenImportNumbers, stolenImports, stolenNumbers } from "./tables.ts";

const prefix = "import/";

/** The subject of an import among the rules of stolen documents. */
export const importSubject = (id: string): string => prefix + id;

/** Whether a subject is an import, and not a number that was added by hand; and the id of one. */
export const isImport = (subject: string): boolean => subject.startsWith(prefix);
export const importOf = (subject: string): string => subject.slice(prefix.length);

/** Rows of one statement: an embedded database answers nobody while it runs. */
const atOnce = 500;

interface StagedImport {
  readonly customerId: string;
  readonly hashes: readonly string[];
  readonly stagedAt: Date;
}

/** Stores the hashes of an import in steps; it does not count before a rule makes it active. Returns its id. */
export async function stageImport(
  database: Database,
  { customerId, hashes, stagedAt }: StagedImport,
  onShare?: OnShare,
): Promise<string> {
  let stored = 0;
  const importId = randomUUID();
  await database.insert(stolenImports).values({ id: importId, customerId, stagedAt });
  // Neighbours of the index together, which is much faster; sorting all at once would hold the loop.
  for (const neighbours of Map.groupBy(hashes, (hash) => hash.slice(0, 1)).values()) {
    for await (const step of inSteps(neighbours.toSorted(), atOnce)) {
      await database.transaction(async (transaction) => {
        await lockOverlaps(transaction, customerId);
        await addNumbers(transaction, { customerId, importId }, step);
      });
      stored += step.length;
      await onShare?.(stored / hashes.length);
    }
  }
  // Some may have been taken off by hand meanwhile, and the one being taken off now is waited for.
  await database.transaction(async (transaction) => {
    await lockOverlaps(transaction, customerId);
    const own = eq(stolenImports.id, importId);
    await transaction.update(stolenImports).set({ numbers: countedFor }).where(own);
  });
  return importId;
}

/** The customer's imports whose numbers are on the list. */
async function activeImports(
  database: Database | Transaction,
  customerId: string,
): Promise<readonly string[]> {
  const rows = await database
    .select({ id: stolenImports.id })
    .from(stolenImports)
    .where(and(eq(stolenImports.customerId, customerId), eq(stolenImports.isActive, true)));
  return rows.map(({ id }) => id);
}

const addedByHand = (customerId: string): SQL | undefined =>
  and(eq(stolenNumbers.customerId, customerId), isNull(stolenNumbers.importId));

/** Those of some hashes that are on the customer's list: added by hand or with an active import. */
export async function listedAmong(
  database: Database | Transaction,
  customerId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const single = await database
    .select({ hash: stolenNumbers.numberHash })
    .from(stolenNumbers)
    .where(and(addedByHand(customerId), sql`${stolenNumbers.numberHash} = any(${among(hashes)})`));
  const imported = await importedAmong(database, customerId, hashes);
  return new Set([...single.map(({ hash }) => hash), ...imported]);
}

/** Those of some hashes that are in an active import. */
async function importedAmong(
  database: Database | Transaction,
  customerId: string,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const imports = await activeImports(database, customerId);
  if (imports.length === 0) return [];
  const { importId, numberHash } = stolenImportNumbers;
  const rows = await database
    .selectDistinct({ hash: numberHash })
    .from(stolenImportNumbers)
    .where(and(inArray(importId, [...imports]), sql`${numberHash} = any(${among(hashes)})`));
  return rows.map(({ hash }) => hash);
}

const among = (hashes: readonly string[]): SQL => sql`string_to_array(${hashes.join(" ")}, ' ')`;

/** Whether the customer's list has any number. */
export async function hasList(database: Database, customerId: string): Promise<boolean> {
  const single = addedByHand(customerId);
  if ((await database.select().from(stolenNumbers).where(single).limit(1)).length > 0) return true;
  const imported = and(
    eq(stolenImports.customerId, customerId),
    eq(stolenImports.isActive, true),
    sql`${stolenImports.numbers} is distinct from 0`,
  );
  return (await database.select().from(stolenImports).where(imported).limit(1)).length > 0;
}

/** How many of many hashes are on the customer's list. */
export async function countKnown(
  database: Database,
  customerId: string,
  hashes: readonly string[],
  onShare?: OnShare,
): Promise<number> {
  if (!(await hasList(database, customerId))) return 0;
  let known = 0;
  let asked = 0;
  for await (const step of inSteps(hashes, atOnce)) {
    known += (await listedAmong(database, customerId, step)).size;
    asked += step.length;
    await onShare?.(asked / hashes.length);
  }
  return known;
}

/** How many numbers are on the customer's list, and when the last ones came. */
export async function sizeOfList(database: Database, customerId: string) {
  const single = await database
    .select({ hash: stolenNumbers.numberHash, addedAt: stolenNumbers.addedAt })
    .from(stolenNumbers)
    .where(addedByHand(customerId));
  const active = and(eq(stolenImports.customerId, customerId), eq(stolenImports.isActive, true));
  const [imported] = await database
    .select({ addedAt: max(stolenImports.addedAt) })
    .from(stolenImports)
    .where(active);
  let count = await countImported(database, customerId);
  // These are few: somebody typed each.
  for await (const step of inSteps(single, atOnce)) {
    const hashes = step.map(({ hash }) => hash);
    count += hashes.length - (await importedAmong(database, customerId, hashes)).length;
  }
  const times = [...single, imported].flatMap((each) => each?.addedAt ?? []);
  return { count, lastAddedAt: times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null };
}

/** How long an import that no rule knows is kept: its own may still be written. */
const leftAfter = 24 * 60 * 60 * 1000;

/**
 * Deletes in steps what is left of imports that were stored and never became part of a rule: the
 * process had ended, or the rule was refused.
 */
export async function dropLeftovers(database: Database, now: Date): Promise<void> {
  const known = database
    .select({ one: sql`1` })
    .from(ruleEntries)
    .where(
      and(
        eq(ruleEntries.customerId, stolenImports.customerId),
        eq(ruleEntries.section, "stolenDocuments"),
        eq(ruleEntries.subject, sql`${prefix} || ${stolenImports.id}`),
      ),
    );
  const left = await database
    .select({ id: stolenImports.id })
    .from(stolenImports)
    .where(
      and(
        eq(stolenImports.isActive, false),
        lt(stolenImports.stagedAt, new Date(now.getTime() - leftAfter)),
        notExists(known),
      ),
    );
  for (const { id } of left) {
    const first = sql`select number_hash from ${stolenImportNumbers} where import_id = ${id} limit ${atOnce}`;
    for (let isLeft = true; isLeft;) {
      const startedAt = performance.now();
      const gone = await database
        .delete(stolenImportNumbers)
        .where(
          and(
            eq(stolenImportNumbers.importId, id),
            sql`${stolenImportNumbers.numberHash} in (${first})`,
          ),
        )
        .returning({ importId: stolenImportNumbers.importId });
      isLeft = gone.length > 0;
      await pause(performance.now() - startedAt);
    }
    await database.delete(stolenImports).where(eq(stolenImports.id, id));
  }
}
