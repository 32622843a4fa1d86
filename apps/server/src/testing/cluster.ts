// Brings up three instances on a PostgreSQL with standbys:
// node src/testing/cluster.ts [--break | --upgrade-from <folder>]
// With --break it ends every process once under a light load; with --upgrade-from the instances begin
// with the version in a folder, a checkout that is installed and built, and are replaced by this one
// one after another. Both write what was seen into docs/reliability.md and stop.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { breakCluster, type BreakReport, rollCluster, rowOf } from "./cluster/breakCluster.ts";
import { findPrograms, MissingProgramError, versionsOf } from "./cluster/programs.ts";
import { type Cluster, startCluster } from "./cluster/startCluster.ts";
import { writeFigures } from "./measuredPages.ts";

async function announce({ origins, databaseUrl, demoPassword, processes }: Cluster): Promise<void> {
  console.log(`
  Specimen    ${origins.web}
  API         ${origins.api}
  Statistics  ${origins.statistics}
  Identity    ${origins.identity}
  Database    ${databaseUrl}
  Password    ${demoPassword}
  Processes   ${processes.map(({ name, pid }) => `${name} ${pid() ?? ""}`).join(", ")}

  Press Ctrl+C to stop. Nothing is kept.
`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { break: { type: "boolean" }, "upgrade-from": { type: "string" } },
  });
  const before = values["upgrade-from"];
  const programs = await findPrograms();
  console.log("Starting the cluster, this takes a minute …");
  const cluster = await startCluster(
    programs,
    before === undefined ? undefined : resolve(process.env["INIT_CWD"] ?? "", before),
  );
  const isAsked = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, resolve);
  });
  if (values.break !== true && before === undefined) {
    await announce(cluster);
    await isAsked;
    await cluster.stop();
    return;
  }
  try {
    const asked = isAsked.then(() => undefined);
    const doing = before === undefined ? breakCluster(cluster) : rollCluster(cluster);
    const report = await Promise.race([doing, asked]);
    if (report === undefined) return;
    const isGood =
      before === undefined
        ? await tell(report, "cluster", "process ended", await versionsOf(programs))
        : await tell(report, "upgrade", "instance replaced");
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await cluster.stop();
    // What still asks of a cluster that was stopped is not waited for.
    process.exit();
  }
}

/** Writes a report into docs/reliability.md; resolves to whether it is good. */
async function tell(
  { broken, acknowledged, lost }: BreakReport,
  place: string,
  what: string,
  versions?: string,
): Promise<boolean> {
  const text = [
    `${versions === undefined ? "" : `${versions}. `}Of ${acknowledged} acknowledged writes ${lost} were lost.`,
    "",
    `| ${what} | answers | failed | longest visible error |`,
    "| --- | --- | --- | --- |",
    ...broken.map(rowOf),
  ];
  await writeFigures(place, text.join("\n"));
  console.log(`${acknowledged} acknowledged writes, ${lost} lost`);
  return lost === 0 && broken.every(({ longest }) => longest <= 10_000);
}

await run().catch((error: unknown) => {
  if (!(error instanceof MissingProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
