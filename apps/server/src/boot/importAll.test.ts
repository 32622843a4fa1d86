import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { banknotes } from "../areas/banknotes/tables.ts";
import { FactError, readFactFile } from "../catalogue/readFacts.ts";
import { catalogueState } from "../catalogue/tables.ts";
import { tradability } from "../customers/tables.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { ensureDemoCustomers } from "../demo/ensureDemoCustomers.ts";
import { importAll } from "./importAll.ts";
import { openCatalogue } from "./openCatalogue.ts";

describe("the import", () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openCatalogue({ kind: "memory" });
    await ensureDemoCustomers(opened.database, () => new Date("2026-11-21"));
  });
  afterAll(() => opened.close());

  const setRevision = (revision: string) =>
    opened.database.update(catalogueState).set({ revision });

  it("has nothing to do while the facts are those of the build", async () => {
    expect(await importAll(opened.database)).toBe(false);
  });

  it("brings a newer build's facts and leaves what customers entered", async () => {
    const { database } = opened;
    await setRevision("older");
    const id = "EUR-ES2-50";
    const isRule = and(eq(tradability.area, "banknotes"), eq(tradability.recordId, id));
    await database.update(banknotes).set({ note: "stale" }).where(eq(banknotes.id, id));
    await database.update(tradability).set({ value: 1 }).where(isRule);
    expect(await importAll(database)).toBe(true);
    const [note] = await database.select().from(banknotes).where(eq(banknotes.id, id));
    expect(note?.note).toBeNull();
    const rules = await database.select().from(tradability).where(isRule);
    expect(rules.map(({ value }) => value)).toEqual([1, 1]);
  });

  it("changes nothing at all when a row is wrong", async () => {
    const { database } = opened;
    await setRevision("older");
    const readFile = (file: URL) => {
      const text = readFactFile(file);
      return file.pathname.endsWith("/banknotes.json")
        ? text.replace(/"mainColour": ?"green"/, '"mainColour": "plaid"')
        : text;
    };
    await expect(importAll(database, { readFile })).rejects.toThrow(FactError);
    expect(await database.$count(banknotes)).toBe(621);
    const [state] = await database.select().from(catalogueState);
    expect(state?.revision).toBe("older");
  });
});
