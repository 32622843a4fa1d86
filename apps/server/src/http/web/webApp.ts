import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { Hono } from "hono";
import type { EarlierAssets } from "./earlierAssets.ts";
import {
  callbackHeaders,
  emptyPolicy,
  type Neighbours,
  pagePolicy,
  webHeaders,
  workerPolicy,
} from "./policy.ts";

/** The web app's build is missing; the message says how to create it. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}

/** The web app's configuration for this environment. */
export interface WebConfig {
  readonly apiUrl: string;
  readonly adminUrl: string;
  readonly statisticsUrl: string;
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
  readonly analyticsKey: string;
  /** Own analytics host; by default the provider's EU zone. */
  readonly analyticsHost?: string;
  /** External pages that the navigation and the consent dialog link to. */
  readonly productsUrl?: string;
  readonly privacyUrl?: string;
  /** Where people manage their passkeys at the provider. */
  readonly passkeysUrl?: string;
  /** Settings of the sign-in; see the web app's configuration. */
  readonly signIn?: Readonly<Record<string, unknown>>;
  readonly inspect?: true;
}

interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
  readonly gzip: Uint8Array<ArrayBuffer> | undefined;
  readonly headers: Record<string, string>;
}

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Assets of earlier builds, as soon as they are known. */
interface EarlierBuilds {
  readonly earlier?: () => Promise<EarlierAssets | undefined>;
  readonly now?: () => Date;
}

/**
 * Serves a build of the web app: its files, and for every other address the nearest `index.html` at
 * or above it, which names what a page of that area begins with.
 */
export function createWebApp(
  root: string,
  config: WebConfig,
  neighbours: Neighbours,
  { earlier, now = () => new Date() }: EarlierBuilds = {},
): Hono {
  const index = join(root, "index.html");
  if (!existsSync(index)) {
    throw new BuildError(`The web app is not built: ${index} is missing. Run npm start.`);
  }
  const assets = readAssets(root, neighbours);
  const shell = assets.get("/index.html");
  if (shell === undefined) throw new BuildError(`${index} cannot be read`);
  const documents = documentsOf(assets);
  const documentAt = (path: string) =>
    documents.find(({ folder }) => `${path}/`.startsWith(folder))?.document ?? shell;

  const callback = { ...shell, headers: { ...shell.headers, ...callbackHeaders } };

  async function sendEarlier(path: string): Promise<Response> {
    const file = (await earlier?.())?.find(path.slice("/assets/".length), now());
    if (file === undefined) return missing();
    return new Response(Uint8Array.from(await readFile(file)), {
      headers: headersOf(path, policyOf(path, neighbours)),
    });
  }

  const app = new Hono();
  app.get("/config.json", () => configAnswer(config));
  app.get("*", (context) => {
    const { path } = context.req;
    const asset = assets.get(path);
    if (asset !== undefined) return send(asset, context.req.header("accept-encoding"));
    if (path.startsWith("/assets/")) {
      return sendEarlier(path);
    }
    if (extname(path) !== "") return missing();
    const page = isCallback(new URL(context.req.url)) ? callback : documentAt(path);
    return send(page, context.req.header("accept-encoding"));
  });
  app.notFound(missing);
  return app;
}

/** Whether an address is a redirect address of the provider. */
export const isCallback = ({ pathname, searchParams }: URL): boolean =>
  pathname === "/auth" && searchParams.has("state");

/** The configuration of this run; not cached, since the next run may differ. */
function configAnswer(config: WebConfig): Response {
  const headers = {
    ...webHeaders,
    "Cache-Control": "no-store",
    "Content-Security-Policy": emptyPolicy,
  };
  return Response.json(config, { headers });
}

/** The documents of a build by their folders, the deepest first. */
const documentsOf = (assets: ReadonlyMap<string, Asset>) =>
  [...assets]
    .filter(([path]) => isDocument(path))
    .map(([path, document]) => ({ folder: path.slice(0, -"index.html".length), document }))
    .toSorted((one, other) => other.folder.length - one.folder.length);

const isDocument = (path: string) => path.endsWith("/index.html");

function readAssets(root: string, neighbours: Neighbours): Map<string, Asset> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const path = `/${relative(root, file).replaceAll("\\", "/")}`;
      const brotli = readIfThere(`${file}.br`);
      const gzip = readIfThere(`${file}.gz`);
      const body = read(file);
      const policy = isDocument(path)
        ? pagePolicy(new TextDecoder().decode(body), neighbours)
        : policyOf(path, neighbours);
      return [path, { body, brotli, gzip, headers: headersOf(path, policy) }];
    }),
  );
}

function headersOf(path: string, policy: string): Record<string, string> {
  const keeping = isDocument(path)
    ? "no-store"
    : path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600";
  return {
    ...webHeaders,
    "Content-Type": types[extname(path)] ?? "application/octet-stream",
    "Cache-Control": keeping,
    Vary: "Accept-Encoding",
    "Content-Security-Policy": policy,
  };
}

/** The policy of a file that is no document. */
function policyOf(path: string, neighbours: Neighbours): string {
  const isWorker = /^\/assets\/\w+Worker-[\w-]+\.js$/.test(path);
  return isWorker ? workerPolicy(neighbours) : emptyPolicy;
}

function send({ body, brotli, gzip, headers }: Asset, accept = ""): Response {
  if (brotli && /\bbr\b/.test(accept)) {
    return new Response(brotli, { headers: { ...headers, "Content-Encoding": "br" } });
  }
  if (gzip && /\bgzip\b/.test(accept)) {
    return new Response(gzip, { headers: { ...headers, "Content-Encoding": "gzip" } });
  }
  return new Response(body, { headers });
}

function missing(): Response {
  return new Response("Not found", {
    status: 404,
    headers: {
      ...webHeaders,
      "Content-Type": "text/plain",
      "Cache-Control": "no-store",
      "Content-Security-Policy": emptyPolicy,
    },
  });
}

function read(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(file));
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  return existsSync(file) ? read(file) : undefined;
}
