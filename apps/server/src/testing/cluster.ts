// Brings up three instances on a PostgreSQL with standbys:
// node src/testing/cluster.ts [--break | --update [<commit>]] [--people]
// With --break it ends every process once under a light load; with --update the instances begin with
// an earlier version, by default the last one before the newest migration, and are replaced by this
// one under the same load. With --people three people work in browsers meanwhile. What was seen is
// written into docs/reliability.md. Faults of the instances other than a database that could not
// answer are printed, and the command fails.
import { parseArgs } from "node:util";
import { breakCluster } from "./cluster/breakCluster.ts";
import {
  type EarlierVersion,
  thisVersion,
  unpackEarlier,
  type Version,
} from "./cluster/earlierVersion.ts";
import { type BreakReport, tableOf } from "./cluster/load.ts";
import { type People, startPeople } from "./cluster/people.ts";
import { findPrograms, MissingProgramError, versionsOf } from "./cluster/programs.ts";
import { type Cluster, startCluster } from "./cluster/startCluster.ts";
import { updateCluster } from "./cluster/updateCluster.ts";
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

const { values, positionals } = parseArgs({
  options: {
    break: { type: "boolean" },
    update: { type: "boolean" },
    people: { type: "boolean" },
  },
  allowPositionals: true,
});

async function run(): Promise<void> {
  const programs = await findPrograms();
  const later = await thisVersion();
  const earlier = values.update === true ? await unpack(positionals[0]) : undefined;
  console.log("Starting the cluster, this takes a minute …");
  const cluster = await startCluster(programs, earlier ?? later).catch(async (error: unknown) => {
    await earlier?.remove();
    throw error;
  });
  const isAsked = new Promise<undefined>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => resolve(undefined));
  });
  if (values.break !== true && earlier === undefined) {
    await announce(cluster);
    await isAsked;
    await cluster.stop();
    return;
  }
  let people: People | undefined;
  try {
    const doing = async () => {
      if (values.people === true) people = await startPeople(cluster);
      return earlier === undefined
        ? breakCluster(cluster, people)
        : updateCluster(cluster, earlier, later, people);
    };
    const report = await Promise.race([doing(), isAsked]);
    if (report === undefined) return;
    if (earlier === undefined) {
      await tell(report, "cluster", "process ended", `${await versionsOf(programs)}.`);
    } else {
      await tell(report, "update", "instance replaced", fromTo(earlier, later));
    }
    const faults = await cluster.unexpectedFaults();
    for (const fault of faults) console.error(fault);
    process.exitCode = isGood(report) && faults.length === 0 ? 0 : 1;
  } finally {
    people?.stop();
    await cluster.stop();
    await earlier?.remove();
    // What still asks of a cluster that was stopped is not waited for.
    process.exit();
  }
}

function unpack(commit: string | undefined): Promise<EarlierVersion> {
  console.log("Installing and building the earlier version, this takes minutes …");
  return unpackEarlier(commit);
}

const fromTo = ({ commit, migrations }: EarlierVersion, later: Version): string => {
  const added = later.migrations.slice(migrations.length).map((name) => `\`${name}\``);
  return `From ${commit} to this version, with ${added.join(", ") || "no migration"}, run once.`;
};

const isGood = ({ broken, lost }: BreakReport): boolean =>
  lost === 0 &&
  broken.every(
    ({ longest, strange, people }) =>
      strange === 0 && longest <= 10_000 && (people === undefined || people.longest <= 10_000),
  );

/** Writes a report into docs/reliability.md. */
async function tell(
  { broken, acknowledged, lost }: BreakReport,
  place: "cluster" | "update",
  what: string,
  first: string,
): Promise<void> {
  const text = [
    `${first} Of ${acknowledged} acknowledged writes ${lost} were lost.`,
    "",
    ...tableOf(what, broken),
  ];
  await writeFigures(place, text.join("\n"));
  console.log(`${acknowledged} acknowledged writes, ${lost} lost`);
}

await run().catch((error: unknown) => {
  if (!(error instanceof MissingProgramError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
