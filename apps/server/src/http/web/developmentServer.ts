import { createRequire } from "node:module";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { callbackHeaders, developmentPolicy, type Neighbours, webHeaders } from "./policy.ts";
import { isCallback, type WebConfig } from "./webApp.ts";

/** What is used of Vite's programming interface; Vite itself belongs to the web app's package. */
interface Vite {
  createServer(options: Record<string, unknown>): Promise<{
    middlewares: (request: IncomingMessage, response: ServerResponse) => void;
    close(): Promise<void>;
  }>;
}

/** The web app with hot reload: Vite in place of a build, behind the same headers. */
export async function startDevelopmentServer(
  folder: string,
  server: Server,
  config: WebConfig,
  neighbours: Neighbours,
): Promise<{ listener: RequestListener; close(): Promise<void> }> {
  const resolved = createRequire(join(folder, "package.json")).resolve("vite");
  const keepEnding = keepEndingOrderly();
  const vite = (await import(pathToFileURL(resolved).href)) as Vite;
  const running = await vite.createServer({
    root: folder,
    appType: "spa",
    server: { middlewareMode: true, hmr: { server } },
  });
  const headers = {
    ...webHeaders,
    "Content-Security-Policy": developmentPolicy(neighbours),
    "Cache-Control": "no-store",
  };
  return {
    listener(request, response) {
      const own = isCallback(new URL(request.url ?? "/", "http://dev")) ? callbackHeaders : {};
      for (const [name, value] of Object.entries({ ...headers, ...own })) {
        response.setHeader(name, value);
      }
      if (request.url === "/config.json") {
        response.setHeader("Content-Type", "application/json; charset=utf-8");
        response.end(JSON.stringify(config));
        return;
      }
      running.middlewares(request, response);
    },
    async close() {
      await running.close();
      keepEnding.stop();
    },
  };
}

/**
 * Plugins of Vite start servers of their own, which end the whole process at SIGTERM before the
 * database is closed: the listeners they add are taken away again.
 */
function keepEndingOrderly(): { stop(): void } {
  const drop = (event: string | symbol, listener: (...values: unknown[]) => void) => {
    if (event === "SIGTERM") setImmediate(() => process.removeListener("SIGTERM", listener));
  };
  process.on("newListener", drop);
  return { stop: () => void process.off("newListener", drop) };
}
