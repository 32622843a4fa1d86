import { execFile } from "node:child_process";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The programs of the cluster that Debian has, by package. */
const packages = {
  etcd: "etcd-server",
  haproxy: "haproxy",
  patroni: "patroni",
  pgbouncer: "pgbouncer",
} as const;

/** Where PostgreSQL 15 is on Debian. */
export const postgresFolder = "/usr/lib/postgresql/15/bin";

/** A program that is needed and not installed; the message says how to install it. */
export class MissingProgramError extends Error {
  override readonly name = "MissingProgramError";
}

export type Programs = Readonly<Record<keyof typeof packages, string>>;

/** Finds the programs of the cluster. Throws a MissingProgramError. */
export async function findPrograms(): Promise<Programs> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];
  const find = async (name: string): Promise<string | undefined> => {
    for (const folder of folders) {
      const path = join(folder, name);
      if (await isThere(path)) return path;
    }
    return undefined;
  };
  const [etcd, haproxy, patroni, pgbouncer] = await Promise.all([
    find("etcd"),
    find("haproxy"),
    find("patroni"),
    find("pgbouncer"),
  ]);
  const found = { etcd, haproxy, patroni, pgbouncer };
  const missing: string[] = Object.entries(packages).flatMap(([name, debian]) =>
    found[name as keyof Programs] === undefined ? [debian] : [],
  );
  if (!(await isThere(join(postgresFolder, "postgres")))) missing.push("postgresql-15");
  if (!etcd || !haproxy || !patroni || !pgbouncer || missing.length > 0) {
    throw new MissingProgramError(
      `The cluster needs programs that are not installed: apt-get install ${missing.join(" ")}`,
    );
  }
  return { etcd, haproxy, patroni, pgbouncer };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The versions, as the programs print them. */
export async function versionsOf({ etcd, haproxy, patroni, pgbouncer }: Programs): Promise<string> {
  const first = async (command: string, ...args: string[]) =>
    (await run(command, args)).stdout.split("\n")[0]?.trim() ?? "";
  const printed = await Promise.all([
    first(join(postgresFolder, "postgres"), "--version"),
    first(patroni, "--version"),
    first(etcd, "--version"),
    first(pgbouncer, "--version"),
    first(haproxy, "-v"),
  ]);
  return printed.join(", ");
}
