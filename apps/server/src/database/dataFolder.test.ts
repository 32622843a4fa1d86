import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder, unusable } from "./dataFolder.ts";
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
      expect(await readdir(path)).toEqual([expect.stringMatching(/^lock\.[0-9a-f]{12}$/)]);
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
    await writeFile(join(path, "database", "PG_VERSION"), "17\n");
    const again = await openDataFolder(path);
    expect(again.partial).toBeUndefined();
    await again.release();
  });

  it("has one holder, of twenty that take over a lock left behind at once", async () => {
    await mkdir(path);
    for (let round = 0; round < 5; round += 1) {
      await writeFile(join(path, "lock"), "99999999 123");
      const opened = await Promise.allSettled(
        Array.from({ length: 20 }, () => openDataFolder(path)),
      );
      const holders = opened.filter((each) => each.status === "fulfilled");
      expect(holders.length).toBeLessThanOrEqual(1);
      for (const { value } of holders) await value.release();
    }
    await (await openDataFolder(path)).release();
  });

  it("says so when its lock is a folder", async () => {
    await mkdir(join(path, "lock"), { recursive: true });
    await expect(openDataFolder(path)).rejects.toThrow(`${join(path, "lock")} is a folder`);
  });

  it("says so when its disk is full", async () => {
    await mkdir(path);
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const { message } = await unusable(path, full);
    expect(message).toContain(`The disk of the data folder ${path} is full. Make room there`);
  });

  it("says so when it cannot be written", async () => {
    await writeFile(path, "a file in its place");
    const opening = openDataFolder(join(path, "data"));
    await expect(opening).rejects.toThrow(DatabaseError);
    await expect(opening).rejects.toThrow("cannot be written");
  });
});
