import { randomBytes } from "node:crypto";
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError } from "./databaseError.ts";

/** A data folder locked by this process. */
export interface DataFolder {
  /** The folder of the database. */
  readonly dataDir: string;
  /**
   * The folder in which a first start prepares the database; undefined when there is a database.
   */
  readonly partial: string | undefined;
  /** Renames the prepared folder to that of the database. */
  finish(): Promise<void>;
  release(): Promise<void>;
}

/** Locks a data folder for this process. Throws a DatabaseError if it is in use or unusable. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await makeWritable(path);
  const lock = await takeLock(path);
  const release = () => rm(lock, { force: true });
  const dataDir = join(path, "database");
  const partial = join(path, "database.partial");
  try {
    await rm(partial, { recursive: true, force: true });
    const isNew = !(await exists(dataDir));
    // PostgreSQL would make a new database of a folder that lost its content.
    if (!isNew && !(await exists(join(dataDir, "PG_VERSION")))) throw damaged(path, undefined);
    return {
      dataDir,
      partial: isNew ? partial : undefined,
      finish: () => rename(partial, dataDir),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Bytes below which a disk counts as full: a first start needs about as much. */
const littleSpace = 64 * 1024 * 1024;

/** Why a database in a folder cannot be opened, and what to do, in one sentence. */
export async function unusable(path: string, cause: unknown): Promise<DatabaseError> {
  if (cause instanceof DatabaseError) return cause;
  const space = await statfs(path).catch(() => undefined);
  const isFull = space !== undefined && space.bavail * space.bsize < littleSpace;
  if (isFull || isCode(cause, "ENOSPC")) {
    return new DatabaseError(
      `The disk of the data folder ${path} is full. Make room there, or name a folder on another disk in SPECIMEN_DATA.`,
      { cause },
    );
  }
  if (isCode(cause, "EACCES") || isCode(cause, "EPERM") || isCode(cause, "EROFS")) {
    return unwritable(path, cause);
  }
  return damaged(path, cause);
}

const damaged = (path: string, cause: unknown): DatabaseError =>
  new DatabaseError(
    `The database in the data folder ${path} is damaged and cannot be opened. Move the folder away and restore a backup (npm run restore), or start anew with --reset, which deletes it.`,
    { cause },
  );

const unwritable = (path: string, cause: unknown): DatabaseError =>
  new DatabaseError(
    `The data folder ${path} cannot be written. Make it writable, or name another one in SPECIMEN_DATA.`,
    { cause },
  );

async function makeWritable(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

/** Attempts of two processes that start at once and see each other's lock. */
const attempts = 6;

/**
 * Makes a lock file of its own, then looks at all others: of two processes at least the later one
 * sees the other, so that there are never two holders. Returns the file.
 */
async function takeLock(path: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const name = `lock.${randomBytes(6).toString("hex")}`;
    const lock = join(path, name);
    try {
      // Complete when it gets its name: an empty lock would count as left behind.
      await writeFile(`${lock}.new`, `${process.pid} ${await startOf(process.pid)}\n`);
      await rename(`${lock}.new`, lock);
    } catch (cause) {
      throw await unusable(path, cause);
    }
    const holder = await otherHolder(path, name);
    if (holder === undefined) return lock;
    await rm(lock, { force: true });
    if (attempt === attempts) {
      throw new DatabaseError(
        `The data folder ${path} is in use by another running instance (process ${holder}). Stop it first, or name another folder in SPECIMEN_DATA.`,
      );
    }
    await delay(20 + Math.random() * 60);
  }
}

/** A running process that has a lock here; locks of ended ones are deleted. */
async function otherHolder(path: string, own: string): Promise<number | undefined> {
  for (const name of await readdir(path)) {
    if (name === own || !/^lock(\.[0-9a-f]+)?$/.test(name)) continue;
    const file = join(path, name);
    if ((await stat(file).catch(() => undefined))?.isDirectory()) {
      throw new DatabaseError(
        `The data folder ${path} cannot be locked: ${file} is a folder, where a file belongs. Delete it, or name another data folder in SPECIMEN_DATA.`,
      );
    }
    const holder = await holderOf(file);
    if (holder !== undefined) return holder;
    await rm(file, { force: true });
  }
  return undefined;
}

/** The process that holds a lock; undefined if it ended without releasing it. */
async function holderOf(lock: string): Promise<number | undefined> {
  const text = await readFile(lock, "utf8").catch(() => "");
  const [pid = "", start = ""] = text.trim().split(" ");
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isRunning(holder)) return undefined;
  // A process id may have been reused; the start time tells, where known.
  return (await startOf(holder)) === start ? holder : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

/**
 * Start time of a process in clock ticks since boot (proc(5) stat, field 22); 0 on other systems.
 */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
