import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder } from "./dataFolder.ts";
import { DatabaseError } from "./databaseError.ts";

describe("a data folder", () => {
  let path = "";
  beforeEach(async () => {
    path = join(await mkdtemp(join(tmpdir(), "specimen-folder-")), "data");
  });
  afterEach(() => rm(join(path, ".."), { recursive: true }));

  it("is created, locked by one process, and released", async () => {
    const folder = await openDataFolder(path);
    expect(folder.partial).toBe(join(path, "database.partial"));
    await expect(openDataFolder(path)).rejects.toThrow(
      `The data folder ${path} is in use by another running instance (process ${process.pid})`,
    );
    await folder.release();
    await (await openDataFolder(path)).release();
  });

  it.each(["99999999 123", "", "nonsense", `${process.ppid} 1`])(
    "is taken over when the process that locked it has ended: lock %o",
    async (lock) => {
      await mkdir(path);
      await writeFile(join(path, "lock"), lock);
      const folder = await openDataFolder(path);
      expect(await readFile(join(path, "lock"), "utf8")).toMatch(`${process.pid} `);
      await folder.release();
    },
  );

  it("prepares the database again when a first start ended half-way", async () => {
    await mkdir(join(path, "database.partial", "base"), { recursive: true });
    const folder = await openDataFolder(path);
    const { partial = "" } = folder;
    await expect(stat(partial)).rejects.toThrow("ENOENT");
    await mkdir(partial);
    await folder.finish();
    await folder.release();
    const again = await openDataFolder(path);
    expect(again.partial).toBeUndefined();
    await again.release();
  });

  it("says so when it cannot be written", async () => {
    await writeFile(path, "a file in its place");
    const opening = openDataFolder(join(path, "data"));
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow("cannot be written");
  });
});
