import { Hono } from "hono";
import { StatsBatch } from "@specimen/api/contract";
import { lt, sql } from "drizzle-orm";
import { authorize, type Caller, type Gate } from "../../auth/authorize.ts";
import type { Database } from "../../database/database.ts";
import type { HttpContext } from "../../http/api.ts";
import { preflightAnswer, problemAnswer, wireHeaders } from "../../http/headers.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import { readJson } from "../../http/readInput.ts";
import { statisticsBatches, statisticsRecords } from "./tables.ts";

/** What the statistics host is made from. */
export interface StatisticsOptions extends Gate, Pick<HttpContext, "appOrigins" | "onError"> {
  readonly database: Database;
}

/** A page that closes sends its last batch as text/plain: with that no preflight comes first. */
const accepted = ["application/json", "text/plain"];

/** How long a batch is remembered: longer than any page goes on trying. */
const forgotten = sql`now() - interval '1 day'`;

/**
 * Makes the statistics host: POST /stats/collect (specification 7.10) with a bearer token in the
 * Authorization header or in the body, answered 204. The same batch sent again counts once.
 */
export function createStatisticsApp(options: StatisticsOptions): Hono {
  const app = new Hono();
  app.options("*", (context) => preflightAnswer(options, context));
  app.post("/stats/collect", async (context) => {
    const parsed = StatsBatch.safeParse(await readJson(context, accepted));
    const inBody = parsed.data?.token;
    const header = context.req.header("authorization") ?? (inBody && `Bearer ${inBody}`);
    const caller = await authorize(options, context.req.raw, header ?? null);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ path, code }) => ({
        in: "body" as const,
        path: path.join("."),
        code,
      }));
      throw new ProblemError("invalid_input", { errors });
    }
    await collect(options.database, caller, parsed.data);
    const headers = wireHeaders(options, context, { "Cache-Control": "no-store" });
    return new Response(null, { status: 204, headers });
  });
  app.notFound((context) => problemAnswer(options, context, notFound()));
  app.onError((error, context) => problemAnswer(options, context, error));
  return app;
}

async function collect(
  database: Database,
  { accountId, customer }: Caller,
  { data, batchId }: StatsBatch,
): Promise<void> {
  if (data.length === 0) return;
  const rows = data.map((record) => ({ ...record, customerId: customer.id }));
  await database.transaction(async (transaction) => {
    if (batchId !== undefined) {
      await transaction.delete(statisticsBatches).where(lt(statisticsBatches.at, forgotten));
      const counted = await transaction
        .insert(statisticsBatches)
        .values({ accountId, batchId })
        .onConflictDoNothing()
        .returning({ batchId: statisticsBatches.batchId });
      if (counted.length === 0) return;
    }
    await transaction.insert(statisticsRecords).values(rows);
  });
}
