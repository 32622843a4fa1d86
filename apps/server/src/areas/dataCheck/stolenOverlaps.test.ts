import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { customers } from "../../auth/tables.ts";
import { describeOnBoth, type TestApi } from "../../testing/startApi.ts";
import { dropLeftovers, sizeOfList, stageImport } from "./stolenImports.ts";
import { recountOverlaps } from "./stolenOverlaps.ts";
import { stolenRules } from "./stolenRules.ts";
import { stolenImportNumbers, stolenImports, stolenNumbers, stolenOverlaps } from "./tables.ts";

const customerId = "counted";
const at = new Date("2026-11-21T12:00:00Z");
const day = 24 * 60 * 60 * 1000;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function* chances(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Runs the statement of the migration that counts what is there. */
async function fillByMigration(database: TestApi["database"]): Promise<void> {
  const file = new URL("../../../drizzle/0018_stolen_overlaps.sql", import.meta.url);
  const [, statement = ""] = /(INSERT INTO [^;]+);/.exec(readFileSync(file, "utf8")) ?? [];
  await database.execute(sql.raw(statement));
}

/** The numbers that are listed, one by one. */
async function listed({ database }: TestApi): Promise<ReadonlySet<string>> {
  const active = await database
    .select({ hash: stolenImportNumbers.numberHash })
    .from(stolenImportNumbers)
    .innerJoin(stolenImports, eq(stolenImports.id, stolenImportNumbers.importId))
    .where(eq(stolenImports.isActive, true));
  const single = await database.select({ hash: stolenNumbers.numberHash }).from(stolenNumbers);
  return new Set([...active, ...single].map(({ hash }) => hash));
}

describeOnBoth("the count of a list of stolen documents", (api) => {
  beforeAll(async () => {
    await api().database.delete(stolenNumbers);
    await api().database.delete(stolenImports);
    const [known] = await api().database.select().from(customers).limit(1);
    if (known === undefined) throw new Error("there is no customer");
    await api()
      .database.insert(customers)
      .values({ ...known, id: customerId, rulesDueAt: null });
  });
  afterAll(async () => {
    await api().database.delete(customers).where(eq(customers.id, customerId));
  });

  const write = (subject: string, rule: { numbers: number } | null) =>
    api().database.transaction(async (transaction) => {
      await transaction.select().from(customers).where(eq(customers.id, customerId)).for("update");
      const rules = new Map([[subject, rule]]);
      await stolenRules.write(transaction, customerId, rules, at, () => Promise.resolve());
    });

  it.each([1, 2, 3])("is that of its numbers, whatever came and went (order %i)", async (seed) => {
    const chance = chances(seed);
    const upTo = (most: number) => Math.floor(chance.next().value * most);
    const number = () => `h${String(upTo(40)).padStart(2, "0")}`;
    const some = () => [...new Set(Array.from({ length: 1 + upTo(30) }, number))];
    const imports: string[] = [];
    const anyImport = () => `import/${imports[upTo(imports.length)]}`;
    const steps: readonly (() => Promise<unknown>)[] = [
      async () =>
        imports.push(
          await stageImport(api().database, { customerId, hashes: some(), stagedAt: at }),
        ),
      async () =>
        imports.push(
          await stageImport(api().database, { customerId, hashes: some(), stagedAt: at }),
        ),
      // Two at once, and a number that is taken off meanwhile.
      async () => {
        const two = [some(), some()].map((numbers) =>
          stageImport(api().database, { customerId, hashes: numbers, stagedAt: at }),
        );
        imports.push(
          ...(await Promise.all([...two, write(number(), null)])).flatMap((id) => id ?? []),
        );
      },
      () => (imports.length === 0 ? Promise.resolve() : write(anyImport(), { numbers: 1 })),
      () => (imports.length === 0 ? Promise.resolve() : write(anyImport(), { numbers: 1 })),
      () => (imports.length === 0 ? Promise.resolve() : write(anyImport(), null)),
      () => write(number(), { numbers: 1 }),
      () => write(number(), null),
      // What never had a rule is deleted after a day.
      async () => {
        const gone = imports.splice(0, upTo(2));
        const staged = { isActive: false, stagedAt: new Date(at.getTime() - 2 * day) };
        if (gone.length === 0) return;
        await api()
          .database.update(stolenImports)
          .set(staged)
          .where(inArray(stolenImports.id, gone));
        await dropLeftovers(api().database, at);
      },
    ];
    for (let turn = 0; turn < 60; turn += 1) {
      const step = upTo(steps.length);
      await steps[step]?.();
      const { count } = await sizeOfList(api().database, customerId);
      expect([turn, step, count]).toEqual([turn, step, (await listed(api())).size]);
    }
    for (const { id, numbers } of await api().database.select().from(stolenImports)) {
      const own = eq(stolenImportNumbers.importId, id);
      expect(numbers).toBe(await api().database.$count(stolenImportNumbers, own));
    }
  });

  it.each([
    ["an instance of the version before has changed the imports", recountOverlaps],
    ["the tables are those of the version before", fillByMigration],
  ])("is put right where %s", async (_, putRight) => {
    const { database } = api();
    const id = await stageImport(database, { customerId, hashes: ["h98", "h99"], stagedAt: at });
    await write(`import/${id}`, { numbers: 2 });
    await database.delete(stolenOverlaps);
    await putRight(database);
    const { count } = await sizeOfList(database, customerId);
    expect(count).toBe((await listed(api())).size);
    expect(count).toBeGreaterThan(1);
  });
});
