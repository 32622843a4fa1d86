import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

/** A server in a process of its own, and what it said about itself. */
export interface ServerProcess<Said> {
  said: Said;
  /** The memory it holds now, in MiB (Linux alone). */
  memory(): Promise<number>;
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
  return { said, memory, stop };
}
