import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDataFolder, unusable } from "./dataFolder.ts";
import { DatabaseError } from "./databaseError.ts";

const holdFolder = fileURLToPath(new URL("../testing/holdFolder.ts", import.meta.url));
/** Gives a process a world of processes of its own, as a container has. */
const asContainer = "--user --map-root-user --pid --fork --mount-proc --kill-child".split(" ");
/** Whether this system can do that. */
const hasNamespaces = spawnSync("unshare", [...asContainer, "true"]).status === 0;

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
      `The data folder ${path} is in use by another running instance (process ${process.pid} on`,
    );
    await folder.release();
    await (await openDataFolder(path)).release();
  });

  /** Starts a process that holds the folder, by a command before it in another world of processes. */
  async function holdElsewhere(...before: string[]) {
    const [command, ...rest] = [...before, process.execPath, holdFolder, path];
    const child = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
    const [told] = (await once(child.stdout, "data")) as [Buffer];
    return { child, told: told.toString() };
  }

  it("is refused while another process has it, and free as soon as that one was killed", async () => {
    const { child } = await holdElsewhere();
    await expect(openDataFolder(path)).rejects.toThrow(
      `is in use by another running instance (process ${child.pid} on`,
    );
    child.kill("SIGKILL");
    await once(child, "exit");
    await (await openDataFolder(path)).release();
  });

  it.skipIf(!hasNamespaces)(
    "is refused between containers, where every first process has the number 1",
    async () => {
      const { child, told } = await holdElsewhere("unshare", ...asContainer);
      expect(told).toBe("held by 1");
      await expect(openDataFolder(path)).rejects.toThrow("another running instance (process 1 on");
      const second = spawnSync("unshare", [...asContainer, process.execPath, holdFolder, path]);
      expect(second.stderr.toString()).toContain("is in use by another running instance");
      child.kill("SIGKILL");
      await once(child, "exit");
      const folder = await openDataFolder(path);
      await folder.release();
    },
  );

  it.each(["99999999 123", "", "nonsense", `${process.ppid} 1`])(
    "is taken over from a process of the version before that has ended: lock %o",
    async (lock) => {
      await mkdir(path);
      await writeFile(join(path, "lock.0123456789ab"), lock);
      const folder = await openDataFolder(path);
      expect((await readdir(path)).sort()).toEqual(["database.holder", "database.lock"]);
      await folder.release();
      expect(await readdir(path)).toEqual(["database.lock"]);
    },
  );

  it("is refused while a process of the version before runs on it", async () => {
    await mkdir(path);
    const stat = await readFile("/proc/self/stat", "utf8");
    const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    await writeFile(join(path, "lock.0123456789ab"), `${process.pid} ${start}\n`);
    await expect(openDataFolder(path)).rejects.toThrow(`(process ${process.pid})`);
    expect(await readdir(path)).toEqual(["lock.0123456789ab"]);
  });

  it("leaves a folder alone that is named as those locks were", async () => {
    await mkdir(join(path, "lock", "kept"), { recursive: true });
    await (await openDataFolder(path)).release();
    expect(await readdir(join(path, "lock"))).toEqual(["kept"]);
  });

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

  it("has one holder, of eight processes that start at once", async () => {
    await mkdir(path);
    const children = Array.from({ length: 8 }, () =>
      spawn(process.execPath, [holdFolder, path], { stdio: ["pipe", "pipe", "ignore"] }),
    );
    const held = await Promise.all(
      children.map(async (child) => {
        const ended = once(child, "exit").then(() => false);
        return Promise.race([once(child.stdout, "data").then(() => true), ended]);
      }),
    );
    expect(held.filter(Boolean)).toHaveLength(1);
    for (const child of children) child.stdin.end();
    await Promise.all(children.map(async (child) => child.exitCode ?? once(child, "exit")));
    await (await openDataFolder(path)).release();
  });

  it("says so when its lock is a folder or no lock", async () => {
    const lock = join(path, "database.lock");
    await mkdir(lock, { recursive: true });
    await expect(openDataFolder(path)).rejects.toThrow(`${lock} is a folder`);
    await rm(lock, { recursive: true });
    await writeFile(lock, "something that somebody wrote into it".repeat(100));
    await expect(openDataFolder(path)).rejects.toThrow(`cannot be locked by ${lock}`);
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
