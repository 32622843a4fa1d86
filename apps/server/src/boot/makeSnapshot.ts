// Fills a database and keeps it as the snapshot that starts open from: node src/boot/makeSnapshot.ts
import { existsSync } from "node:fs";
import { importCatalogue } from "../catalogue/importCatalogue.ts";
import { openEmpty } from "../database/openDatabase.ts";
import { snapshotFile, writeSnapshot } from "../database/snapshot.ts";

/** Makes the snapshot of this build where it is missing, and returns its file. */
export async function makeSnapshot(): Promise<string> {
  if (existsSync(snapshotFile())) return snapshotFile();
  const empty = await openEmpty();
  try {
    await importCatalogue(empty.database);
    return await writeSnapshot(await empty.dump());
  } finally {
    await empty.close();
  }
}

if (import.meta.main) console.log(await makeSnapshot());
