import { connect, createServer } from "node:net";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database, Place } from "../database/database.ts";
import { writeBackup } from "./backup.ts";

/**
 * An embedded database has one process; a running one writes backups to a socket in its data folder,
 * which the folder's owner alone can reach.
 */
const socketOf = (path: string): string =>
  process.platform === "win32"
    ? `\\\\.\\pipe\\specimen-${path.replaceAll(/\W/g, "-")}`
    : join(path, "backup.socket");

/**
 * Sends a backup, from a file: the database is busy while it is written, and who asked for it may take
 * as long as they like.
 */
async function sendBackup(database: Database, to: Writable, folder: string): Promise<void> {
  const file = join(folder, randomUUID());
  try {
    await writeBackup(database, createWriteStream(file, { mode: 0o600 }));
    await pipeline(createReadStream(file), to);
  } finally {
    await rm(file, { force: true });
  }
}

/** Writes a backup to whoever connects; returns how it ends. Only for a data folder. */
export async function offerBackups(
  place: Place,
  database: Database,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (place.kind !== "folder") return async () => undefined;
  const address = socketOf(place.path);
  // What a killed process left: the lock says that there is no other.
  await rm(address, { force: true });
  const folder = join(place.path, "backup.partial");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const server = createServer((socket) => {
    // Who goes away before the file is whole is told of when it is sent.
    socket.on("error", () => undefined);
    sendBackup(database, socket, folder).catch((error: unknown) => {
      onError(error);
      socket.destroy();
    });
  });
  server.on("error", onError);
  server.listen(address);
  server.unref();
  return async () => {
    server.close();
    await rm(address, { force: true });
  };
}

/** The backup that the server which runs on a data folder writes; undefined where none runs. */
export async function askForBackup(path: string): Promise<Readable | undefined> {
  const socket = connect(socketOf(path));
  try {
    await once(socket, "connect");
    return socket;
  } catch {
    return undefined;
  }
}
