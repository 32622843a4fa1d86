import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type OpenDatabase } from "../database/openDatabase.ts";
import { ensureDemoCustomers } from "../demo/ensureDemoCustomers.ts";
import { banknotes, tradability } from "../areas/banknotes/tables.ts";
import { catalogueState } from "./wordTables.ts";
import { importCatalogue } from "./importCatalogue.ts";
import { FactError, readFacts } from "./readFacts.ts";

describe("the import", () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase({ kind: "memory" });
    await ensureDemoCustomers(opened.database, () => new Date("2026-11-21"));
  });
  afterAll(() => opened.close());

  const setRevision = (revision: string) =>
    opened.database.update(catalogueState).set({ revision });

  it("has nothing to do while the facts are those of the build", async () => {
    expect(await importCatalogue(opened.database)).toBe(false);
  });

  it("brings a newer build's facts and leaves what the houses entered", async () => {
    const { database } = opened;
    await setRevision("older");
    await database.update(banknotes).set({ note: "stale" }).where(eq(banknotes.id, "EUR-ES2-50"));
    const own = { customerId: "nordhafen", banknoteId: "EUR-ES2-50" };
    await database
      .update(tradability)
      .set({ value: 1 })
      .where(eq(tradability.banknoteId, own.banknoteId));
    expect(await importCatalogue(database)).toBe(true);
    const [note] = await database.select().from(banknotes).where(eq(banknotes.id, own.banknoteId));
    expect(note?.note).toBeNull();
    const rules = await database
      .select()
      .from(tradability)
      .where(eq(tradability.banknoteId, own.banknoteId));
    expect(rules.map(({ value }) => value)).toEqual([1, 1]);
  });

  it("changes nothing at all when a row is wrong", async () => {
    const { database } = opened;
    await setRevision("older");
    const broken = () => {
      const facts = readFacts();
      return {
        ...facts,
        banknotes: facts.banknotes.map((note, index) =>
          index === 500 ? { ...note, mainColour: "plaid" } : note,
        ),
      };
    };
    await expect(importCatalogue(database, broken)).rejects.toThrow(FactError);
    expect(await database.$count(banknotes)).toBe(501);
    const [state] = await database.select().from(catalogueState);
    expect(state?.revision).toBe("older");
  });
});
