import { setTimeout as delay } from "node:timers/promises";
import { send } from "../startPostgres.ts";
import { type Broken, type BreakReport, rowOf, startLoad } from "./load.ts";
import type { People } from "./people.ts";
import type { Cluster } from "./startCluster.ts";

/**
 * Ends every process of a cluster with SIGKILL, one after another and each when all are there again,
 * the primary included, while callers read and write through HAProxy and people work, if there are any.
 */
export async function breakCluster(
  cluster: Cluster,
  people: People | undefined,
): Promise<BreakReport> {
  const load = await startLoad(cluster);
  const broken: Broken[] = [];
  const observe = async (name: string, end: () => Promise<void> | void) => {
    load.reset();
    await end();
    await delay(2_000);
    await cluster.untilWhole();
    await load.eachSucceeds();
    const seen = { name, ...load.seen(), people: await people?.seen() };
    broken.push(seen);
    console.log(rowOf(seen));
  };
  await load.eachSucceeds();
  for (const { name, pid } of cluster.processes) {
    await observe(name, () => {
      const process = pid();
      if (process !== undefined) send(process, "SIGKILL");
    });
  }
  const first = (await cluster.primary()) ?? 1;
  await observe("PostgreSQL, the primary", () => cluster.killPostgres(first));
  const second = (await cluster.primary()) ?? 1;
  const standby = [1, 2, 3].find((node) => node !== second) ?? 1;
  await observe("PostgreSQL, a standby", () => cluster.killPostgres(standby));
  await load.stop();
  return { broken, acknowledged: load.acknowledged(), lost: await load.countLost() };
}
