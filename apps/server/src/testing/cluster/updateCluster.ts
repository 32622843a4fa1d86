import { runOn } from "../startPostgres.ts";
import type { Version } from "./earlierVersion.ts";
import { type Broken, type BreakReport, rowOf, startLoad } from "./load.ts";
import type { People } from "./people.ts";
import type { Cluster } from "./startCluster.ts";

/** A version that follows; `step` names it where several do. */
type Following = Version & { readonly step?: string };

/**
 * Replaces the instances of a version by those that follow it, one after another and each when the one
 * before it is ready, while callers read and write through HAProxy and people work, if there are any.
 * The first instance of each version migrates the database that the others still use. Throws if a
 * version did not migrate the database exactly once.
 */
export async function updateCluster(
  cluster: Cluster,
  earlier: Version,
  following: readonly Following[],
  people: People | undefined,
): Promise<BreakReport> {
  await expectMigrations(cluster, earlier);
  const load = await startLoad(cluster);
  const broken: Broken[] = [];
  await load.eachSucceeds();
  for (const version of following) {
    for (const instance of cluster.processes.filter(({ name }) => name.startsWith("instance"))) {
      load.reset();
      await cluster.update(instance, version);
      await cluster.untilWhole();
      await load.eachSucceeds();
      const name = [version.step, instance.name].filter((part) => part !== undefined).join(", ");
      const seen = { name, ...load.seen(), people: await people?.seen() };
      broken.push(seen);
      console.log(rowOf(seen));
    }
    await expectMigrations(cluster, version);
  }
  await load.stop();
  return { broken, acknowledged: load.acknowledged(), lost: await load.countLost() };
}

async function expectMigrations({ databaseUrl }: Cluster, { migrations }: Version): Promise<void> {
  const [row] = await runOn(
    databaseUrl,
    `select count(*)::text as run, count(distinct hash)::text as different
    from drizzle.__drizzle_migrations`,
  );
  const { run, different } = row ?? {};
  if (Number(run) !== migrations.length || run !== different) {
    throw new Error(`${run} migrations ran, ${different} different, of ${migrations.length}`);
  }
}
