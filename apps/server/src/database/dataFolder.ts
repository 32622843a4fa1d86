import { access, constants, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
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

/** Locks a data folder for this process. Throws a DatabaseError if it is in use. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  await makeWritable(path);
  const lock = join(path, "lock");
  await takeLock(path, lock);
  const dataDir = join(path, "database");
  const partial = join(path, "database.partial");
  await rm(partial, { recursive: true, force: true });
  const isNew = !(await exists(dataDir));
  return {
    dataDir,
    partial: isNew ? partial : undefined,
    finish: () => rename(partial, dataDir),
    release: () => rm(lock, { force: true }),
  };
}

async function makeWritable(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (cause) {
    throw new DatabaseError(
      `The data folder ${path} cannot be written. Make it writable, or name another one in SPECIMEN_DATA.`,
      { cause },
    );
  }
}

async function takeLock(path: string, lock: string): Promise<void> {
  const mine = `${process.pid} ${await startOf(process.pid)}\n`;
  for (;;) {
    try {
      const file = await open(lock, "wx");
      await file.writeFile(mine);
      await file.close();
      return;
    } catch (cause) {
      if (!isCode(cause, "EEXIST")) throw cause;
      const holder = await holderOf(lock);
      if (holder !== undefined) {
        throw new DatabaseError(
          `The data folder ${path} is in use by another running instance (process ${holder}). Stop it first, or name another folder in SPECIMEN_DATA.`,
          { cause },
        );
      }
      await rm(lock, { force: true });
    }
  }
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
