import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { thisCheckout, thisVersion, type Version } from "./earlierVersion.ts";

/** The three steps by which a column is replaced, one a version (decision 0172). */
const steps = [
  ["expand", `ALTER TABLE "preferences" ADD COLUMN "calling_name" text;`],
  ["migrate", `UPDATE "preferences" SET "calling_name" = "nickname";`],
  [
    "contract",
    `-- contract: nobody reads it\nALTER TABLE "preferences" DROP COLUMN "calling_name";`,
  ],
] as const;

/** A version with one migration more than the one before it. */
interface PlantedVersion extends Version {
  readonly step: string;
}

/** Versions that are this one with further migrations, in a temporary folder. */
export interface PlantedVersions {
  readonly versions: readonly PlantedVersion[];
  remove(): Promise<void>;
}

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

/** Makes three versions, which add a column, fill it and take it away. */
export async function plantVersions(): Promise<PlantedVersions> {
  const root = await mkdtemp(join(tmpdir(), "specimen-planted-"));
  const versions: PlantedVersion[] = [];
  let { folder, migrations } = await thisVersion();
  for (const [step, statement] of steps) {
    const name = `${String(migrations.length).padStart(4, "0")}_${step}.sql`;
    folder = await copyServer(folder, join(root, step));
    await addMigration(join(folder, "apps/server/drizzle"), name, statement);
    migrations = [...migrations, name];
    versions.push({ step, folder, migrations });
  }
  return { versions, remove: () => rm(root, { recursive: true }) };
}

/** A checkout with a server of its own; what it imports and the web app are those of this one. */
async function copyServer(from: string, to: string): Promise<string> {
  const server = join(to, "apps/server");
  await mkdir(server, { recursive: true });
  await symlink(join(thisCheckout, "apps/web"), join(to, "apps/web"));
  await symlink(join(thisCheckout, "apps/server/node_modules"), join(server, "node_modules"));
  const isOwn = (path: string) => !["node_modules", "dist"].includes(basename(path));
  await cp(join(from, "apps/server"), server, { recursive: true, filter: isOwn });
  return to;
}

async function addMigration(folder: string, name: string, statement: string): Promise<void> {
  await writeFile(join(folder, name), statement);
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8")) as Journal;
  const { length } = journal.entries;
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  const entry = {
    idx: length,
    version: "7",
    when,
    tag: basename(name, ".sql"),
    breakpoints: true,
  };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
}
