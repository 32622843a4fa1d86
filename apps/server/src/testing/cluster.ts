// Brings up three instances on a PostgreSQL with standbys:
// node src/testing/cluster.ts [--break | --update [<commit>] | --migrate] [--people]
// With --break it ends every process once under a light load; with --update the instances begin with
// an earlier version, by default the last one before the newest migration, and are replaced by this
// one under the same load; with --migrate this version is followed by three with a migration more, which
// expand, migrate and contract. With --people four people work in browsers meanwhile. What was seen is
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
import { plantVersions } from "./cluster/plantedVersions.ts";
import {
  findPrograms,
  MissingProgramError,
  type Programs,
  versionsOf,
} from "./cluster/programs.ts";
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
    migrate: { type: "boolean" },
    people: { type: "boolean" },
  },
  allowPositionals: true,
});

/** What is done to a cluster, and where docs/reliability.md says what was seen. */
interface Exercise {
  /** The version that the instances begin with. */
  readonly from: Version;
  readonly place: "cluster" | "update" | "migrate";
  /** What the first column of the table names. */
  readonly what: string;
  /** The first sentence before the table. */
  readonly first: string;
  run(cluster: Cluster, people: People | undefined): Promise<BreakReport>;
  /** Takes away the folders that were made for it. */
  end(): Promise<void>;
}

async function prepare(programs: Programs): Promise<Exercise | undefined> {
  const current = await thisVersion();
  if (values.update === true) {
    console.log("Installing and building the earlier version, this takes minutes …");
    const earlier = await unpackEarlier(positionals[0]);
    return {
      from: earlier,
      place: "update",
      what: "instance replaced",
      first: fromTo(earlier, current),
      run: (cluster, people) => updateCluster(cluster, earlier, [current], people),
      end: earlier.remove,
    };
  }
  if (values.migrate === true) {
    const planted = await plantVersions();
    return {
      from: current,
      place: "migrate",
      what: "instance replaced",
      first: "Each migration run once.",
      run: (cluster, people) => updateCluster(cluster, current, planted.versions, people),
      end: planted.remove,
    };
  }
  if (values.break !== true) return undefined;
  return {
    from: current,
    place: "cluster",
    what: "process ended",
    first: `${await versionsOf(programs)}.`,
    run: breakCluster,
    end: () => Promise.resolve(),
  };
}

async function run(): Promise<void> {
  const programs = await findPrograms();
  const exercise = await prepare(programs);
  console.log("Starting the cluster, this takes a minute …");
  const starting = startCluster(programs, exercise?.from ?? (await thisVersion()));
  const cluster = await starting.catch(async (error: unknown) => {
    await exercise?.end();
    throw error;
  });
  const isAsked = new Promise<undefined>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => resolve(undefined));
  });
  if (exercise === undefined) {
    await announce(cluster);
    await isAsked;
    await cluster.stop();
    return;
  }
  let people: People | undefined;
  try {
    const doing = async () => {
      if (values.people === true) people = await startPeople(cluster);
      return exercise.run(cluster, people);
    };
    const report = await Promise.race([doing(), isAsked]);
    if (report === undefined) return;
    await tell(exercise, report);
    const faults = await cluster.unexpectedFaults();
    for (const fault of faults) console.error(fault);
    process.exitCode = isGood(report) && faults.length === 0 ? 0 : 1;
  } finally {
    people?.stop();
    await cluster.stop();
    await exercise.end();
    // What still asks of a cluster that was stopped is not waited for.
    process.exit();
  }
}

const fromTo = ({ commit, migrations }: EarlierVersion, later: Version): string => {
  const added = later.migrations.slice(migrations.length).map((name) => `\`${name}\``);
  return `From ${commit} to this version, with ${added.join(", ") || "no migration"}, run once.`;
};

const isGood = ({ broken, lost }: BreakReport): boolean =>
  lost === 0 &&
  broken.every(
    ({ longest, strange, people }) =>
      strange === 0 && longest <= 10_000 && (people === undefined || people.delay <= 10_000),
  );

/** Writes a report into docs/reliability.md. */
async function tell(
  { place, what, first }: Exercise,
  { broken, acknowledged, lost }: BreakReport,
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
