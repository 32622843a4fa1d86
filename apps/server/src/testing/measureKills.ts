import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KillReport, killWhileWriting } from "./killLoop.ts";
import { writeFigures } from "./measuredPages.ts";
import { startOwnPostgres } from "./startPostgres.ts";

/** Acknowledged writes of each writer before each kill. */
const writes = 10;

/**
 * Kills a process that writes, again and again, on both databases, and writes what was found into
 * docs/reliability.md. Resolves to whether nothing was lost.
 */
export async function measureKills(kills: number): Promise<boolean> {
  const rows: string[] = [];
  let isGood = true;
  const note = (name: string, { acknowledged, faults }: KillReport) => {
    rows.push(`| ${name} | ${kills} | ${acknowledged} | ${faults.length} |`);
    console.log([rows.at(-1), ...faults].join("\n  "));
    isGood &&= faults.length === 0;
  };

  const folder = await mkdtemp(join(tmpdir(), "specimen-kills-"));
  note("embedded", await killWhileWriting({ kind: "folder", path: folder }, { kills, writes }));
  await rm(folder, { recursive: true });

  const postgres = await startOwnPostgres();
  if (postgres === undefined) throw new Error("there is no PostgreSQL to kill");
  const { url, end, start, stop } = postgres;
  const failDatabase = () => end("SIGKILL").then(start);
  const options = { kills, writes, failDatabase };
  note("PostgreSQL, killed too", await killWhileWriting({ kind: "url", url }, options));
  await stop();

  const head = "| database | kills | acknowledged writes | lost, or a version gone back |";
  await writeFigures("kills", [head, "| --- | --- | --- | --- |", ...rows].join("\n"));
  return isGood;
}
