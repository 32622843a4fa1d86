// Brings up three instances on a PostgreSQL with standbys: node src/testing/cluster.ts [--break]
// With --break it ends every process once under a light load, writes what was seen into
// docs/reliability.md and stops.
import { breakCluster, rowOf } from "./cluster/breakCluster.ts";
import { findPrograms, MissingProgramError, versionsOf } from "./cluster/programs.ts";
import { type Cluster, startCluster } from "./cluster/startCluster.ts";
import { writeFigures } from "./reliabilityPage.ts";

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
  const programs = await findPrograms();
  console.log("Starting the cluster, this takes a minute …");
  const cluster = await startCluster(programs);
  const isAsked = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, resolve);
  });
  if (!process.argv.includes("--break")) {
    await announce(cluster);
    await isAsked;
    await cluster.stop();
    return;
  }
  try {
    const asked = isAsked.then(() => undefined);
    const report = await Promise.race([breakCluster(cluster), asked]);
    if (report === undefined) return;
    const { broken, acknowledged, lost } = report;
    const text = [
      `${await versionsOf(programs)}. Of ${acknowledged} acknowledged writes ${lost} were lost.`,
      "",
      "| process ended | answers | failed | longest visible error |",
      "| --- | --- | --- | --- |",
      ...broken.map(rowOf),
    ];
    await writeFigures("cluster", text.join("\n"));
    console.log(`${acknowledged} acknowledged writes, ${lost} lost`);
    process.exitCode = lost === 0 && broken.every(({ longest }) => longest <= 10_000) ? 0 : 1;
  } finally {
    await cluster.stop();
    // What still asks of a cluster that was stopped is not waited for.
    process.exit();
  }
}

await run().catch((error: unknown) => {
  if (!(error instanceof MissingProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
