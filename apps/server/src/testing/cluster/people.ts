import { fork } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { thisCheckout } from "./earlierVersion.ts";
import type { Cluster } from "./startCluster.ts";

/** A step of somebody's work that succeeded, as e2e/cluster/people.ts says it; `took` in ms. */
interface Step {
  readonly person: string;
  readonly name: string;
  readonly took: number;
  readonly tries: number;
}

/** What people at work saw of a while. */
export interface Seen {
  readonly steps: number;
  /** Steps that had to be done again. */
  readonly again: number;
  /** The longest time until a step had succeeded, in ms. */
  readonly longest: number;
  /** The longest that a step took beyond what the same step takes usually, in ms. */
  readonly delay: number;
}

/** People at work in browsers, before a cluster. */
export interface People {
  /** What they have seen since this was asked last; waits until each has done two more steps. */
  seen(): Promise<Seen>;
  stop(): void;
}

/** How many people e2e/cluster/people.ts has. */
const count = 4;

/** Starts the people of e2e/cluster/people.ts, and waits until each is at work. */
export async function startPeople({ origins, demoPassword }: Cluster): Promise<People> {
  const script = join(thisCheckout, "e2e/cluster/people.ts");
  const child = fork(script, [origins.web, demoPassword], {
    cwd: join(thisCheckout, "e2e"),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const done: Step[] = [];
  if (child.stdout === null) throw new Error("nobody can be heard");
  createInterface(child.stdout).on("line", (line) => done.push(JSON.parse(line) as Step));
  let isOver = false;
  child.once("exit", () => {
    isOver = true;
  });
  /** The median of what a step took so far, where it succeeded at once. */
  function usual({ person, name }: Step): number {
    const same = done.filter((step) => step.person === person && step.name === name);
    const times = same.filter(({ tries }) => tries === 1).map(({ took }) => took);
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  }

  let before = 0;
  async function seen(): Promise<Seen> {
    const from = done.length;
    const each = () => Map.groupBy(done.slice(from), ({ person }) => person);
    while (each().size < count || [...each().values()].some(({ length }) => length < 2)) {
      if (isOver) throw new Error("the people have left");
      await delay(100);
    }
    const since = done.slice(before);
    before = done.length;
    return {
      steps: since.length,
      again: since.filter(({ tries }) => tries > 1).length,
      longest: Math.max(...since.map(({ took }) => took)),
      delay: Math.max(...since.map((step) => step.took - usual(step))),
    };
  }
  await seen();
  return { seen, stop: () => child.disconnect() };
}
