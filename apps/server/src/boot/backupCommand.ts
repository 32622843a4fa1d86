// Backs up and restores the data of this machine's settings:
// node src/boot/backupCommand.ts backup <file> | restore <file> [--replace]
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { accounts } from "../auth/tables.ts";
import type { Place } from "../database/database.ts";
import { DatabaseError } from "../database/databaseError.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { restoreBackup, writeBackup } from "./backup.ts";
import { askForBackup } from "./backupSocket.ts";
import { createLog } from "./log.ts";
import { openCatalogue } from "./openCatalogue.ts";
import { pathOf, placeOf } from "./place.ts";
import { SettingError } from "./settingError.ts";

const usage = `npm run backup -- <file>      writes everything to a new file, while the server runs
npm run restore -- <file>     reads it into a database without accounts, while the server is stopped
          --replace           also into one with accounts, whose content is deleted`;

/** Writes a backup to a file, which has its name only once it is whole. */
async function backup(place: Place, file: string): Promise<void> {
  await demandDatabase(place);
  const partial = `${file}.partial`;
  const to = createWriteStream(partial, { flags: "wx", mode: 0o600 });
  try {
    const running = place.kind === "folder" ? await askForBackup(place.path) : undefined;
    if (running !== undefined) await pipeline(running, to);
    else {
      const { database, close } = await openDatabase(place);
      await writeBackup(database, to).finally(close);
    }
    await demandWhole(partial);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** To open a folder without a database would make one, and back up nothing. */
async function demandDatabase(place: Place): Promise<void> {
  if (place.kind !== "folder" || existsSync(join(place.path, "database"))) return;
  throw new DatabaseError(
    `There is no database in the data folder ${place.path}. Name the server's folder in SPECIMEN_DATA.`,
  );
}

/** A server that stops while it writes only ends the connection; the file is unpacked to see it. */
async function demandWhole(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere);
  } catch (cause) {
    throw new DatabaseError(
      "The backup is not whole: the server stopped while it wrote. Try again.",
      { cause },
    );
  }
}

async function restore(place: Place, file: string, isReplacing: boolean): Promise<void> {
  // A new one is made of the snapshot, which is faster than table by table, and has no accounts.
  const { database, close } = await openCatalogue(place);
  try {
    if (!isReplacing && (await database.$count(accounts)) > 0) {
      throw new DatabaseError(
        "This database has accounts already. Restore into an empty one, or delete its content with --replace.",
      );
    }
    await restoreBackup(database, createReadStream(file));
  } finally {
    await close();
  }
}

/** Carries out a command line and tells what was done; settings are read from an environment. */
export async function keep(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [task, named] = positionals.filter((each) => each !== "--");
  if (named === undefined) throw new SettingError(usage);
  const file = pathOf(named);
  const place = placeOf(environment);
  if (task === "backup") await backup(place, file);
  else if (task === "restore") await restore(place, file, values.replace);
  else throw new SettingError(usage);
  return task === "backup" ? `Everything is in ${file}.` : `${file} was restored.`;
}

async function run(): Promise<void> {
  try {
    console.log(await keep(process.argv.slice(2), process.env));
  } catch (error) {
    const isForPeople = error instanceof DatabaseError || error instanceof SettingError;
    if (isForPeople || (error instanceof Error && "code" in error)) console.error(error.message);
    else createLog().fault(error, { part: "server" });
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
