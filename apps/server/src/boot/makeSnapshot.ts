// Fills a database and writes it as the snapshot that starts load: node src/boot/makeSnapshot.ts
import { openEmpty } from "../database/openDatabase.ts";
import { importAll } from "./importAll.ts";
import { catalogueSnapshot } from "./openCatalogue.ts";

/** Makes the snapshot of this build where it is missing, and returns its file. */
export async function makeSnapshot(): Promise<string> {
  const snapshot = catalogueSnapshot();
  if (snapshot.exists()) return snapshot.file;
  const empty = await openEmpty();
  try {
    await importAll(empty.database);
    await snapshot.write(await empty.dump());
  } finally {
    await empty.close();
  }
  return snapshot.file;
}

if (import.meta.main) console.log(await makeSnapshot());
