import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

/** A server in a process of its own, and what it said about itself. */
export interface ServerProcess<Said> {
  said: Said;
  /** The memory it holds now, in MiB (Linux alone). */
  memory(): Promise<number>;
  /** Waits until it has almost nothing to do; rejects after two minutes (Linux alone). */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a script in a process of its own and waits for the line of JSON by which it says that it
 * serves. Rejects when the process ends without having said it.
 */
export async function startProcess<Said>(
  script: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServerProcess<Said>> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  const lines = createInterface(child.stdout);
  const said = await new Promise<Said>((resolve, reject) => {
    lines.on("line", (line) => {
      if (line.startsWith("{")) resolve(JSON.parse(line) as Said);
    });
    child.once("exit", () => reject(new Error(`${script} ended before it served.`)));
  });
  const memory = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8");
    return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1024;
  };
  /** Hundredths of a second of processor time that it has used. */
  const used = async () => {
    const stat = await readFile(`/proc/${child.pid}/stat`, "utf8");
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return user + system;
  };
  const rest = async () => {
    for (let second = 0; second < 120; second += 1) {
      const before = await used();
      await pause(1000);
      if ((await used()) - before < 5) return;
    }
    throw new Error(`${script} did not come to rest.`);
  };
  return { said, memory, rest, stop };
}
