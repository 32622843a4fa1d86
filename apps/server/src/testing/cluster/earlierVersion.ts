import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The checkout that this file is in. */
export const thisCheckout = fileURLToPath(new URL("../../../../../", import.meta.url));

const migrations = "apps/server/drizzle";

/** A version of the product that can be started. */
export interface Version {
  /** Its checkout, installed and built. */
  readonly folder: string;
  /** The names of its migrations, the oldest first. */
  readonly migrations: readonly string[];
}

/** A version that was unpacked for a while. */
export interface EarlierVersion extends Version {
  /** The commit, as git shortens it. */
  readonly commit: string;
  remove(): Promise<void>;
}

/** The version that this file belongs to. */
export const thisVersion = async (): Promise<Version> => ({
  folder: thisCheckout,
  migrations: await migrationsIn(thisCheckout),
});

/**
 * Unpacks a commit in a temporary folder, installs what its lock names and builds it. By default it
 * is the last commit before the newest migration came.
 */
export async function unpackEarlier(asked?: string): Promise<EarlierVersion> {
  const commit = await git("rev-parse", "--short", asked ?? (await beforeNewestMigration()));
  const folder = await mkdtemp(join(tmpdir(), "specimen-earlier-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const build = (command: string, ...args: string[]) =>
    run(command, args, { cwd: folder, env: { ...process.env, CI: "true" }, maxBuffer: 2 ** 26 });
  try {
    const archive = join(folder, "archive.tar");
    await git("archive", "--format=tar", `--output=${archive}`, commit);
    await build("tar", "-xf", archive);
    await rm(archive);
    await build("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
    const filters = ["web", "server"].map((name) => `--filter=@specimen/${name}`);
    await build("pnpm", "exec", "turbo", "run", "build", "snapshot", ...filters);
    return { commit, folder, migrations: await migrationsIn(folder), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function migrationsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, migrations));
  return names.filter((name) => name.endsWith(".sql")).toSorted();
}

async function beforeNewestMigration(): Promise<string> {
  const newest = (await migrationsIn(thisCheckout)).at(-1) ?? "";
  const added = ["log", "-1", "--diff-filter=A", "--format=%H", "--", join(migrations, newest)];
  const commit = await git(...added);
  if (commit === "") throw new Error(`${newest} is not in the history: name an earlier commit`);
  return `${commit}^`;
}

const git = async (...args: string[]): Promise<string> =>
  (await run("git", args, { cwd: thisCheckout })).stdout.trim();
