import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { seeded } from "@specimen/core/guilloche";
import * as z from "zod";
import type { Place } from "../database/database.ts";
import type { RuleHistory } from "./ruleHistory.ts";
import { Stored, writers } from "./writers.ts";

const script = fileURLToPath(new URL("writeUntilKilled.ts", import.meta.url));

/** What came of killing a process that writes, again and again. */
export interface KillReport {
  readonly kills: number;
  /** Writes that were acknowledged. */
  readonly acknowledged: number;
  /** What was found to be lost or to have gone back, in words; empty where all is well. */
  readonly faults: readonly string[];
}

/** How to kill. */
interface KillOptions {
  readonly kills: number;
  /** Acknowledged writes of each writer before each kill. */
  readonly writes: number;
  /** Makes the database fail as well at every second kill, and resolves when it can be used again. */
  readonly failDatabase?: () => Promise<void>;
  /** Decides at which moments: runs with the same seed wait equally long. */
  readonly seed?: number;
}

/**
 * Starts a process that changes records of a database all the time (writers.ts), kills it with
 * SIGKILL in the middle of its writes, and looks after each start whether what was acknowledged
 * before is stored, no version has gone back, and the history of rules has every change without a gap.
 */
export async function killWhileWriting(
  place: Place,
  { kills, writes, failDatabase, seed = 1 }: KillOptions,
): Promise<KillReport> {
  const known = new Map<string, Stored>();
  const ruled = new Set<number>();
  const random = seeded(seed);
  const faults: string[] = [];
  let acknowledged = 0;

  function compare(name: string, found: Stored): void {
    const last = known.get(name);
    if (last === undefined) return;
    // One more than was acknowledged may be stored, never fewer.
    if (found.number < last.number || found.number > last.number + 1) {
      faults.push(`${name}: ${last.number} was acknowledged, ${found.number} is stored`);
    }
    if (found.marker < last.marker) {
      faults.push(`${name}: the version went back from ${last.marker} to ${found.marker}`);
    }
  }

  function compareHistory({ numbers, gaps }: RuleHistory): void {
    const found = new Set(numbers);
    const lost = [...ruled].filter((number) => !found.has(number));
    if (lost.length > 0) faults.push(`the history lacks ${lost.join(", ")}, acknowledged`);
    if (gaps > 0) faults.push(`changes that do not begin where the one before ended: ${gaps}`);
  }

  for (let kill = 0; kill <= kills; kill += 1) {
    const run = startWriting(place);
    for (const [name, found] of await run.found) {
      compare(name, found);
      known.set(name, found);
    }
    compareHistory(await run.history);
    const isLast = kill === kills;
    if (!isLast) {
      await run.acknowledges(writes);
      // Somewhere in the middle of a write.
      await new Promise((resolve) => setTimeout(resolve, random() * 10));
    }
    const failing = kill % 2 === 1 && !isLast ? failDatabase?.() : undefined;
    acknowledged += await run.kill((name, stored) => known.set(name, stored));
    for (const number of run.ruled) ruled.add(number);
    await failing;
  }
  return { kills, acknowledged, faults };
}

const Line = z.object({ name: z.string(), isFound: z.optional(z.literal(true)), ...Stored.shape });
const History = z.object({
  history: z.object({ numbers: z.array(z.number()), gaps: z.number() }),
});

function startWriting(place: Place) {
  const child = spawn(process.execPath, [script, JSON.stringify(place)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const names = Object.keys(writers);
  const found = new Map<string, Stored>();
  const latest = new Map<string, Stored>();
  const counts = new Map<string, number>();
  const ruled: number[] = [];
  const history = Promise.withResolvers<RuleHistory>();
  const changed = new EventTarget();
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => {
    const read: unknown = JSON.parse(line);
    const told = History.safeParse(read);
    if (told.success) return history.resolve(told.data.history);
    const { name, isFound, ...stored } = Line.parse(read);
    if (isFound) found.set(name, stored);
    else {
      latest.set(name, stored);
      if (name === "rules") ruled.push(stored.number);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    changed.dispatchEvent(new Event("line"));
  });
  const until = async (isReached: () => boolean) => {
    while (!isReached()) {
      const line = once(changed, "line").then(() => null);
      const end = await Promise.race([line, ended]);
      if (end !== null) throw new Error(`the process that writes ended with ${String(end)}`);
    }
  };
  return {
    /** Every change of the rule that is stored before it is changed again. */
    history: history.promise,
    /** The numbers of the rule that were acknowledged, complete once it is killed. */
    ruled,
    /** What is stored of each writer before it writes. */
    found: until(() => found.size === names.length).then(() => found),
    acknowledges: (writes: number) =>
      until(() => names.every((name) => (counts.get(name) ?? 0) >= writes)),
    /** Kills it, reads what it had said until then, and gives the number of its writes. */
    async kill(tell: (name: string, stored: Stored) => void): Promise<number> {
      const read = once(output, "close");
      child.kill("SIGKILL");
      await read;
      for (const [name, stored] of latest) tell(name, stored);
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}
