import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { generate } from "selfsigned";
import { freePort } from "./startPostgres.ts";

/** Where Debian has it. */
const haproxy = "/usr/sbin/haproxy";

const configuration = fileURLToPath(new URL("../../../../operations/haproxy.cfg", import.meta.url));

const names = ["web", "api", "statistics", "identity"] as const;

type Each<T> = Readonly<Record<(typeof names)[number], T>>;

/** HAProxy with TLS, as operations/haproxy.cfg sets it up. */
export interface Proxy {
  /** The four origins as callers name them. */
  readonly origins: Each<string>;
  /** The hosts that it passes on. */
  readonly hosts: ReadonlySet<string>;
  /** Starts it before a server. */
  before(ports: Each<number>): Promise<void>;
  /** Calls an address of the origins, whose names nobody else can resolve; follows no redirect. */
  call(address: string | URL | Request, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/** Whether HAProxy is installed. */
export const hasProxy: boolean = await access(haproxy).then(
  () => true,
  () => false,
);

/** Makes a certificate for four names and picks a port for all of them. */
export async function prepareProxy(): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), "specimen-proxy-"));
  const port = await freePort();
  const hostOf = (name: string) => `${name}.specimen.example`;
  const subjects = names.map((name) => ({ type: 2 as const, value: hostOf(name) }));
  const made = await generate([{ name: "commonName", value: hostOf("web") }], {
    extensions: [{ name: "subjectAltName", altNames: subjects }],
  });
  const certificate = join(folder, "certificate.pem");
  await writeFile(certificate, `${made.cert}\n${made.private}\n`, { mode: 0o600 });
  const originOf = (name: string) => `https://${hostOf(name)}:${port}`;
  let child: ChildProcess | undefined;

  async function call(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const asked = new Request(address, init);
    const { hostname, pathname, search } = new URL(asked.url);
    const headers = { host: `${hostname}:${port}`, ...Object.fromEntries(asked.headers) };
    const sending = request({
      host: "127.0.0.1",
      port,
      servername: hostname,
      ca: made.cert,
      agent: false,
      method: asked.method,
      path: pathname + search,
      headers,
    });
    sending.end(Buffer.from(await asked.arrayBuffer()));
    const [answer] = (await once(sending, "response")) as [import("node:http").IncomingMessage];
    const body = await buffer(answer);
    const given = new Headers();
    for (let at = 0; at < answer.rawHeaders.length; at += 2) {
      given.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
    }
    const status = answer.statusCode ?? 0;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : new Uint8Array(body), { status, headers: given });
  }

  return {
    origins: {
      web: originOf("web"),
      api: originOf("api"),
      statistics: originOf("statistics"),
      identity: originOf("identity"),
    },
    hosts: new Set(names.map((name) => `${hostOf(name)}:${port}`)),
    call,
    async before(ports) {
      const settings = names.flatMap((name) => [
        [`PROXY_${name.toUpperCase()}_HOST`, hostOf(name)],
        [`SPECIMEN_${name.toUpperCase()}_PORT`, String(ports[name])],
      ]);
      child = spawn(haproxy, ["-db", "-f", configuration], {
        env: {
          ...Object.fromEntries<string>(settings as [string, string][]),
          PROXY_BIND: `127.0.0.1:${port}`,
          PROXY_CERTIFICATE: certificate,
        },
        stdio: ["ignore", "ignore", "inherit"],
      });
      const isReady = () =>
        call(`${originOf("api")}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        );
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error("HAProxy ended at its start");
        await delay(100);
      }
    },
    async stop() {
      if (child !== undefined && child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      await rm(folder, { recursive: true });
    },
  };
}
