import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseError } from "./databaseError.ts";
import { openDatabase } from "./openDatabase.ts";

const garbage = Buffer.alloc(16 * 1024, 7);

/** Ways to damage a database, by what is damaged. */
const damages: Record<string, (database: string) => Promise<void>> = {
  "the control file": (database) => writeFile(join(database, "global/pg_control"), garbage),
  "the log of writes": async (database) => {
    const folder = join(database, "pg_wal");
    const files = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    for (const file of files) await writeFile(join(folder, file), garbage);
  },
  "the version": (database) => writeFile(join(database, "PG_VERSION"), "9\n"),
  "its tables": async (database) => {
    const folder = join(database, "base/5");
    const files = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
    for (const file of files) await writeFile(join(folder, file), garbage);
  },
  "all its files": async (database) => {
    await rm(database, { recursive: true });
    await mkdir(database);
  },
};

describe("a data folder that is damaged", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "specimen-damaged-"));
    await (await openDatabase({ kind: "folder", path: join(folder, "whole") })).close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(Object.entries(damages))("in %s is named, with a way out", async (what, damage) => {
    const path = join(folder, what.replaceAll(" ", "-"));
    await cp(join(folder, "whole"), path, { recursive: true });
    await damage(join(path, "database"));
    const opening = openDatabase({ kind: "folder", path });
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow(`in the data folder ${path} is damaged`);
    await expect(opening).rejects.toThrow("npm run restore");
    // Not in use: its lock was given back.
    await expect(openDatabase({ kind: "folder", path })).rejects.toThrow("is damaged");
  });
});
