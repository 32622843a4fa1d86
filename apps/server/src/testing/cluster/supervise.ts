import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Owner } from "../startPostgres.ts";

/** A program of the cluster. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A process that is started again a second after it has ended, as a service manager does. */
export interface Supervised {
  readonly name: string;
  /** Undefined between its end and its next start. */
  readonly pid: () => number | undefined;
  /** What it has printed so far. */
  readonly printed: () => string;
  /** Stops it in order and starts it with other arguments, as an upgrade does. */
  replace(args: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const restartAfter = 1_000;

/** Runs a program as a user in a folder, until it is stopped; what it prints goes to a file there. */
export function supervise(
  { name, command, args: first, env }: Program,
  folder: string,
  owner: Owner | undefined,
): Supervised {
  const log = createWriteStream(join(folder, `${name}.log`), { flags: "a" });
  let args = first;
  let printed = "";
  let isStopping = false;
  let child: ChildProcess | undefined;
  let again: NodeJS.Timeout | undefined;

  function start(): void {
    const started = spawn(command, args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    const note = (data: Buffer) => {
      printed = (printed + data.toString()).slice(-20_000);
      log.write(data);
    };
    started.stdout.on("data", note);
    started.stderr.on("data", note);
    started.once("error", (error) => note(Buffer.from(`${String(error)}\n`)));
    // Not "close": a PostgreSQL that its Patroni started goes on printing.
    started.once("exit", () => {
      child = undefined;
      if (!isStopping) again = setTimeout(start, restartAfter);
    });
  }

  async function end(): Promise<void> {
    isStopping = true;
    clearTimeout(again);
    const running = child;
    if (running === undefined) return;
    const ended = once(running, "exit");
    running.kill("SIGTERM");
    const force = setTimeout(() => running.kill("SIGKILL"), 15_000);
    await ended;
    clearTimeout(force);
  }

  start();
  return {
    name,
    pid: () => child?.pid,
    printed: () => printed,
    async replace(others) {
      await end();
      args = others;
      isStopping = false;
      start();
    },
    async stop() {
      await end();
      log.end();
    },
  };
}
