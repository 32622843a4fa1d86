import { createRequire } from "node:module";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { callbackHeaders, developmentPolicy, type Neighbours, webHeaders } from "./policy.ts";
import { isCallback, type WebConfig } from "./webApp.ts";

/** The part of Vite's API in use; Vite itself is a dependency of the web app's package. */
interface Vite {
  createServer(options: Record<string, unknown>): Promise<{
    middlewares: (request: IncomingMessage, response: ServerResponse) => void;
    close(): Promise<void>;
  }>;
}

/** Serves the web app with hot reload: Vite instead of a build, with the same headers. */
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
 * Vite's plugins start servers of their own, which exit the process at SIGTERM before the database
 * is closed: their listeners are removed.
 */
function keepEndingOrderly(): { stop(): void } {
  const drop = (event: string | symbol, listener: (...values: unknown[]) => void) => {
    if (event === "SIGTERM") setImmediate(() => process.removeListener("SIGTERM", listener));
  };
  process.on("newListener", drop);
  return { stop: () => void process.off("newListener", drop) };
}
