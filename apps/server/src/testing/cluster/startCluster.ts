import { randomBytes } from "node:crypto";
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { childrenOf, freePort, runOn, send, unprivileged } from "../startPostgres.ts";
import {
  bouncerConfiguration,
  type ClusterPorts,
  databaseName,
  etcdArguments,
  patroniConfiguration,
  proxyAnswers,
  proxyConfiguration,
} from "./configuration.ts";
import { thisCheckout, type Version } from "./earlierVersion.ts";
import type { Programs } from "./programs.ts";
import { type Supervised, supervise } from "./supervise.ts";
import { unexpectedFaults } from "./unexpectedFaults.ts";

/** Where a checkout has its server. */
const entryOf = ({ folder }: Version): string => join(folder, "apps/server/src/boot/main.ts");

/** A running cluster. */
export interface Cluster {
  readonly origins: Readonly<Record<"web" | "api" | "statistics" | "identity", string>>;
  /** Where the primary is reached. */
  readonly databaseUrl: string;
  readonly demoPassword: string;
  readonly processes: readonly Supervised[];
  /** The one-time link that an instance printed. */
  readonly oneTimeSecret: () => string;
  /** The number of the node that is the primary now, from 1. */
  primary(): Promise<number | undefined>;
  /** Kills the PostgreSQL of a node with SIGKILL; its Patroni goes on. */
  killPostgres(node: number): Promise<void>;
  /** Stops an instance in order and starts another version in its place. */
  update(instance: Supervised, to: Version): Promise<void>;
  /** What the instances have written of calls that failed for a reason of their own, so far. */
  unexpectedFaults(): Promise<readonly string[]>;
  /** Resolves when every part is there: three instances, a primary and a synchronous standby. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
}

const numbers = [1, 2, 3] as const;

async function findPorts(): Promise<ClusterPorts> {
  const etcd = [];
  const nodes = [];
  const instances = [];
  for (const _ of numbers) {
    etcd.push({ client: await freePort(), peer: await freePort() });
    nodes.push({ postgres: await freePort(), rest: await freePort() });
    instances.push({ ...(await findOrigins()), bouncer: await freePort() });
  }
  return { etcd, nodes, instances, front: { ...(await findOrigins()), primary: await freePort() } };
}

const findOrigins = async () => ({
  web: await freePort(),
  api: await freePort(),
  statistics: await freePort(),
  identity: await freePort(),
});

/**
 * Starts three members of etcd, three PostgreSQL under Patroni, three instances of the product each
 * with a PgBouncer, and HAProxy before them, in a temporary folder and on free ports of loopback.
 */
export async function startCluster(programs: Programs, version: Version): Promise<Cluster> {
  const owner = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), "specimen-cluster-"));
  await chmod(folder, 0o755);
  if (owner) await chown(folder, owner.uid, owner.gid);
  const ports = await findPorts();
  const processes: Supervised[] = [];
  const run = (name: string, command: string, args: readonly string[]) =>
    processes.push(supervise({ name, command, args }, folder, owner));
  const write = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const { front } = ports;
  const origins = {
    web: at(front.web),
    api: at(front.api),
    statistics: at(front.statistics),
    identity: at(front.identity),
  };
  const adminUrl = `postgres://postgres@127.0.0.1:${front.primary}/postgres`;
  const databaseUrl = `postgres://postgres@127.0.0.1:${front.primary}/${databaseName}`;
  const demoPassword = randomBytes(12).toString("base64url");

  for (const [index] of numbers.entries()) {
    run(`etcd${index + 1}`, programs.etcd, etcdArguments(ports, index, folder));
  }
  for (const name of proxyAnswers) {
    await write(name, await readFile(join(thisCheckout, "operations", name), "utf8"));
  }
  run("haproxy", programs.haproxy, [
    "-db",
    "-f",
    await write("haproxy.cfg", proxyConfiguration(ports)),
  ]);
  for (const [index, number] of numbers.entries()) {
    const file = await write(`patroni${number}.yml`, patroniConfiguration(ports, index, folder));
    run(`patroni${number}`, programs.patroni, [file]);
  }

  async function members(): Promise<readonly { name: string; role: string; state: string }[]> {
    for (const { rest } of ports.nodes) {
      const answer = await fetch(`${at(rest)}/cluster`, { signal: AbortSignal.timeout(1_000) })
        .then((given) => given.json() as Promise<{ members: Awaited<ReturnType<typeof members>> }>)
        .catch(() => undefined);
      if (answer !== undefined) return answer.members;
    }
    return [];
  }

  async function primary(): Promise<number | undefined> {
    for (const [index, { rest }] of ports.nodes.entries()) {
      const answer = await fetch(`${at(rest)}/primary`, { signal: AbortSignal.timeout(1_000) })
        .then((given) => given.status)
        .catch(() => 0);
      if (answer === 200) return index + 1;
    }
    return undefined;
  }

  async function untilDatabaseWhole(): Promise<void> {
    await until("a primary and two standbys", async () => {
      const known = await members();
      const isSynchronous = known.some(({ role }) => role === "sync_standby");
      const running = known.filter(({ state }) => ["running", "streaming"].includes(state));
      return isSynchronous && running.length === numbers.length;
    });
    await until("the primary through HAProxy", () => answers(adminUrl));
  }

  async function untilWhole(): Promise<void> {
    await untilDatabaseWhole();
    await until("three instances", async () => {
      const ready = await Promise.all(
        ports.instances.map(({ api }) =>
          fetch(`${at(api)}/readyz`, { signal: AbortSignal.timeout(2_000) })
            .then(({ status }) => status === 200)
            .catch(() => false),
        ),
      );
      return ready.every(Boolean);
    });
    await until("HAProxy", () =>
      fetch(origins.web, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  }

  async function stop(): Promise<void> {
    // Instances first, the database after them, etcd last.
    const order = [/^instance/, /^pgbouncer/, /^patroni/, /^haproxy/, /^etcd/];
    for (const kind of order) {
      await Promise.all(
        processes.filter(({ name }) => kind.test(name)).map((process) => process.stop()),
      );
    }
    for (const number of numbers) await killPostgres(number).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }

  async function killPostgres(node: number): Promise<void> {
    const file = join(folder, `postgres${node}`, "postmaster.pid");
    const pid = Number((await readFile(file, "utf8")).split("\n")[0]);
    for (const each of [pid, ...childrenOf(pid)]) send(each, "SIGKILL");
  }

  try {
    await untilDatabaseWhole();
    await runOn(adminUrl, `create database ${databaseName}`);
    for (const [index, number] of numbers.entries()) {
      const file = await write(`pgbouncer${number}.ini`, bouncerConfiguration(ports, index));
      run(`pgbouncer${number}`, programs.pgbouncer, [file]);
      const { bouncer, web, api, statistics, identity } = ports.instances[index] ?? {};
      const env = {
        DATABASE_URL: `postgres://postgres@127.0.0.1:${bouncer}/${databaseName}`,
        SPECIMEN_DATA_KEY: Buffer.alloc(32, demoPassword).toString("base64"),
        SPECIMEN_DEMO_PASSWORD: demoPassword,
        SPECIMEN_WEB_PORT: String(web),
        SPECIMEN_API_PORT: String(api),
        SPECIMEN_STATISTICS_PORT: String(statistics),
        SPECIMEN_IDENTITY_PORT: String(identity),
        SPECIMEN_WEB_URL: origins.web,
        SPECIMEN_API_URL: origins.api,
        SPECIMEN_STATISTICS_URL: origins.statistics,
        SPECIMEN_IDENTITY_URL: origins.identity,
        // HAProxy notices within one that an instance is about to stop.
        SPECIMEN_DRAIN_SECONDS: "2",
        SPECIMEN_KEPT_ASSETS: join(folder, `assets${number}`),
      };
      const program = {
        name: `instance${number}`,
        command: process.execPath,
        args: [entryOf(version)],
        env,
      };
      // As this user, who can read the source.
      processes.push(supervise(program, folder, undefined));
    }
    await untilWhole();
  } catch (error) {
    const last = processes.map(({ name, printed }) => `${name}: ${printed().slice(-500)}`);
    await stop();
    throw new Error(`The cluster did not start.\n${last.join("\n")}`, { cause: error });
  }
  const oneTimeSecret = () => {
    const texts = processes.map(({ printed }) => printed()).join("\n");
    const secret = /\?otp=([\w-]+)/.exec(texts)?.[1];
    if (secret === undefined) throw new Error("no instance printed a link");
    return secret;
  };
  return {
    origins,
    databaseUrl,
    demoPassword,
    processes,
    oneTimeSecret,
    primary,
    killPostgres,
    async unexpectedFaults() {
      const logs = processes.filter(({ name }) => name.startsWith("instance"));
      const texts = logs.map(({ name }) => readFile(join(folder, `${name}.log`), "utf8"));
      return (await Promise.all(texts)).flatMap(unexpectedFaults);
    },
    update: (instance, to) => instance.replace([entryOf(to)]),
    untilWhole,
    stop,
  };
}

const patience = 180_000;

async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isThere())) {
    if (Date.now() > end) throw new Error(`waited for ${what} for ${patience / 1000} s`);
    await delay(300);
  }
}

const answers = (url: string): Promise<boolean> =>
  runOn(url, "select 1").then(
    () => true,
    () => false,
  );
