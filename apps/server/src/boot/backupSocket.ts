import { connect, createServer } from "node:net";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
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

/** Writes a backup to whoever connects; returns how it ends. Only for a data folder. */
export async function offerBackups(
  place: Place,
  database: Database,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (place.kind !== "folder") return async () => undefined;
  const address = socketOf(place.path);
  // One that a killed process left: the lock says that there is no other.
  await rm(address, { force: true });
  const server = createServer((socket) => {
    writeBackup(database, socket).catch((error: unknown) => {
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
