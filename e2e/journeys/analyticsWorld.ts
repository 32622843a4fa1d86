import { gunzipSync } from "node:zlib";
import { serveLocally } from "../serveLocally.ts";
import { startsFirst, test as base } from "../world.ts";
import { keepBeside } from "../worlds.ts";

/** An event as the analytics library sends it. */
interface Event {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Stands in for the analytics provider: takes everything and keeps what it was told. */
export interface Collector {
  readonly origin: string;
  readonly events: Event[];
  readonly paths: Set<string>;
}

const read = (body: Buffer): Event[] => {
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString("utf8");
  const json = text.startsWith("data=")
    ? Buffer.from(decodeURIComponent(text.slice(5)), "base64").toString("utf8")
    : text;
  const sent = JSON.parse(json) as Event | Event[] | { batch: Event[] };
  if (Array.isArray(sent)) return sent;
  return "batch" in sent ? sent.batch : [sent];
};

const startCollector = async () => {
  const events: Event[] = [];
  const paths = new Set<string>();
  const server = await serveLocally((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts);
      paths.add(new URL(request.url ?? "", "http://collector").pathname);
      if (request.method === "POST" && body.length > 0) events.push(...read(body));
      response.writeHead(200, {
        "Access-Control-Allow-Origin": request.headers.origin ?? "*",
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Allow-Headers": "content-type",
        "Content-Type": "application/json",
      });
      response.end('{"status":1}');
    });
  });
  return { ...server, events, paths };
};

const getWorld = keepBeside(startCollector, ({ origin }) => ({
  analyticsKey: "phc_journeys",
  config: { analyticsHost: origin, privacyUrl: "https://specimen.example/privacy" },
}));

/**
 * The product with analytics that goes to a collector on this machine. The library tells nothing of
 * a browser that calls itself headless or driven, so that this one does not.
 */
export const test = base.extend<{ collector: Collector }>({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      for (const name of ["webdriver", "userAgentData"])
        Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
    });
    await use(context);
  },
  specimen: [async ({}, use) => use((await getWorld()).specimen), startsFirst],
  collector: async ({ specimen: _ }, use) => use((await getWorld()).standIn),
});
