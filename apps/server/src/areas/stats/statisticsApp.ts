import { Hono } from "hono";
import { StatsBatch } from "@specimen/api/contract";
import { lt, sql } from "drizzle-orm";
import { authorize, type Caller, type Gate } from "../../auth/authorize.ts";
import type { Database } from "../../database/database.ts";
import type { HttpContext } from "../../http/api.ts";
import { preflightAnswer, problemAnswer, wireHeaders } from "../../http/headers.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import { faultsOf, parseJson, readBody } from "../../http/readInput.ts";
import { addLookups } from "./addLookups.ts";
import { statisticsBatches } from "./tables.ts";

/** Options of the statistics host. */
export interface StatisticsOptions
  extends Gate, Pick<HttpContext, "appOrigins" | "limits" | "onError"> {
  readonly database: Database;
}

/** Accepts text/plain too: a closing page sends its last batch so, which needs no preflight. */
const accepted = ["application/json", "text/plain"];

/** How long the id of a batch is kept, in ms: longer than any page retries. */
const forgotten = sql`now() - interval '1 day'`;

/**
 * Creates the statistics host: POST /stats/collect (specification 7.10) with a bearer token in the
 * Authorization header or in the body, answered 204. A repeated batch counts once.
 */
export function createStatisticsApp(options: StatisticsOptions): Hono {
  const app = new Hono();
  app.options("*", (context) => preflightAnswer(options, context));
  app.post("/stats/collect", async (context) => {
    const body = parseJson(context, await readBody(context), accepted);
    const parsed = StatsBatch.safeParse(body);
    const inBody = parsed.data?.token;
    const header = context.req.header("authorization") ?? (inBody && `Bearer ${inBody}`);
    const caller = await authorize(options, context.req.raw, header ?? null);
    const errors = faultsOf("body", parsed);
    if (!parsed.success || errors.length > 0) throw new ProblemError("invalid_input", { errors });
    const { data } = parsed;
    await options.limits.run("write", caller.accountId, () =>
      collect(options.database, caller, data),
    );
    const origin = context.req.header("origin");
    const headers = wireHeaders(options, origin, { "Cache-Control": "no-store" });
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
    await addLookups(transaction, customer.id, data);
  });
}
