import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../startPostgres.ts";
import type { ScaleInstance } from "./offerLoad.ts";

/** Where Debian has it. */
const haproxy = "/usr/sbin/haproxy";

/** An instance behind HAProxy. */
export interface ProxiedInstance extends ScaleInstance {
  stop(): Promise<void>;
}

/**
 * Starts HAProxy before an instance, with the limits of operations/haproxy.cfg: so many calls at once
 * are passed on, the others wait a second and are then answered 503. Undefined without HAProxy.
 */
export async function startScaleProxy(
  instance: ScaleInstance,
): Promise<ProxiedInstance | undefined> {
  const isThere = await access(haproxy).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "specimen-scale-"));
  const [api, statistics] = [await freePort(), await freePort()];
  const file = join(folder, "haproxy.cfg");
  const listen = (name: string, port: number, origin: string) => `
listen ${name}
  bind 127.0.0.1:${port}
  server instance1 ${new URL(origin).host} maxconn 200
`;
  await writeFile(
    file,
    `global
  maxconn 3000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 1s
${listen("api", api, instance.apiOrigin)}${listen("statistics", statistics, instance.statisticsOrigin)}`,
  );
  const child = spawn(haproxy, ["-db", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const apiOrigin = `http://127.0.0.1:${api}`;
  const isReady = () =>
    fetch(`${apiOrigin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error("HAProxy ended at its start");
    await delay(100);
  }
  return {
    apiOrigin,
    statisticsOrigin: `http://127.0.0.1:${statistics}`,
    tokens: instance.tokens,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
