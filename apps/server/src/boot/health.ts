import type { RequestListener, ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import { runCall } from "../database/currentCall.ts";
import type { Database } from "../database/database.ts";
import type { Metrics } from "./metrics.ts";

/** Whether the server takes calls. */
export interface Health {
  /** False while the database cannot be reached, and from the begin of a stop on. */
  isReady(): Promise<boolean>;
  /** Makes load balancers send calls elsewhere. */
  drain(): void;
}

/** Creates the health of a server on a database. */
export function createHealth(database: Database): Health {
  let isDraining = false;
  return {
    async isReady() {
      if (isDraining) return false;
      return runCall({ id: "readyz" }, async () => database.execute(sql`select 1`)).then(
        () => true,
        () => false,
      );
    },
    drain() {
      isDraining = true;
    },
  };
}

/**
 * Answers /healthz (the process runs: 200) and /readyz (it takes calls: 200, else 503), and passes
 * other calls on.
 */
export function withHealth(health: Health, next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url === "/healthz") answer(response, 200, "running\n");
    else if (request.url === "/readyz") void answerReady(health, response);
    else next(request, response);
  };
}

/** Answers /metrics besides; for a port of its own, which is not for the public. */
export function metricsListener(health: Health, metrics: Metrics): RequestListener {
  return withHealth(health, (request, response) => {
    if (request.url !== "/metrics") return answer(response, 404, "Not found\n");
    metrics.read().then(
      (text) => answer(response, 200, text, metrics.contentType),
      () => answer(response, 503, "The metrics cannot be read\n"),
    );
  });
}

async function answerReady(health: Health, response: ServerResponse): Promise<void> {
  const isReady = await health.isReady();
  answer(response, isReady ? 200 : 503, isReady ? "ready\n" : "not ready\n");
}

function answer(
  response: ServerResponse,
  status: number,
  text: string,
  type = "text/plain; charset=utf-8",
): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    ...(status === 503 && { "Retry-After": "5" }),
  });
  response.end(text);
}
