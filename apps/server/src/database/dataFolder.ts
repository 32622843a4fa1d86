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
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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
  const release = await takeLock(path);
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

/** The file that a process locks as long as it uses the folder. It is never deleted and stays empty. */
const lockName = "database.lock";
/** The file that tells people who has the lock; what it says decides nothing. */
const holderName = "database.holder";
/** How long two processes that start at once wait for one of them to have the lock, in ms. */
const patience = 300;

/**
 * Takes the lock of a folder and returns how to give it back. The lock is the system's own, which
 * SQLite takes on every system: it ends with its process however that ends, and holds between
 * containers, where process ids do not tell who is meant. A lock in one process is seen by others of
 * the process too. Nothing else may open the file: closing it would give the lock back.
 */
async function takeLock(path: string): Promise<() => Promise<void>> {
  const lock = join(path, lockName);
  const holder = join(path, holderName);
  await leaveFormer(path);
  if ((await stat(lock).catch(() => undefined))?.isDirectory()) {
    throw new DatabaseError(
      `The data folder ${path} cannot be locked: ${lock} is a folder, where a file belongs. Delete it, or name another data folder in SPECIMEN_DATA.`,
    );
  }
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(lock, { timeout: patience });
    // A journal on disk would be a second file, for nothing.
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (cause) {
    file?.close();
    if (resultOf(cause) === busy) throw inUse(path, await readFile(holder, "utf8").catch(() => ""));
    throw await unlockable(path, cause);
  }
  const held = file;
  const release = async () => {
    if (!held.isOpen) return;
    await rm(holder, { force: true });
    held.close();
  };
  try {
    await writeFile(holder, `process ${process.pid} on ${hostname()}\n`);
  } catch (cause) {
    await release();
    throw await unusable(path, cause);
  }
  return release;
}

/** SQLite's result code of a lock that another has. */
const busy = 5;

/** The result code of SQLite in an error, without what extends it. */
const resultOf = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;

const inUse = (path: string, holder: string): DatabaseError =>
  new DatabaseError(
    `The data folder ${path} is in use by another running instance${holder && ` (${holder.trim()})`}. Stop it first, or name another folder in SPECIMEN_DATA.`,
  );

/** Results of SQLite that say of a folder what `unusable` does: it is full, or cannot be written. */
const full = 13;
const unwritables: ReadonlySet<number | undefined> = new Set([3, 8, 14, 23]);

function unlockable(path: string, cause: unknown): Promise<DatabaseError> | DatabaseError {
  const result = resultOf(cause);
  if (result === full) return unusable(path, cause);
  if (unwritables.has(result)) return unwritable(path, cause);
  return new DatabaseError(
    `The data folder ${path} cannot be locked by ${join(path, lockName)}. Delete that file if no instance runs on the folder, or name a folder on a disk of this machine in SPECIMEN_DATA.`,
    { cause },
  );
}

/**
 * Looks for the locks of the version before, which name a process: refuses the folder where one of
 * them runs, and deletes those of ended ones.
 */
async function leaveFormer(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    if (!/^lock(\.[0-9a-f]+)?$/.test(name)) continue;
    const file = join(path, name);
    // A folder is none of them, and somebody else's.
    if (!(await stat(file)).isFile()) continue;
    const [pid = "", start = ""] = (await readFile(file, "utf8").catch(() => "")).trim().split(" ");
    // A process id may have been reused; the start time tells, where known.
    if (start !== "" && (await startOf(pid)) === start) throw inUse(path, `process ${pid}`);
    await rm(file, { force: true });
  }
}

/** Start time of a running process in clock ticks since boot (proc(5) stat, field 22). */
async function startOf(pid: string): Promise<string | undefined> {
  if (!/^\d+$/.test(pid)) return undefined;
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return text.slice(text.lastIndexOf(")") + 2).split(" ")[19];
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
