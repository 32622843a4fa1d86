import { Hono } from "hono";
import { StatsBatch } from "@specimen/api/contract";
import { lt, sql } from "drizzle-orm";
import { authorize, type Caller, type Gate } from "../../auth/authorize.ts";
import type { Counters } from "../../database/counters.ts";
import type { Database, Transaction } from "../../database/database.ts";
import type { HttpContext } from "../../http/api.ts";
import { preflightAnswer, problemAnswer, wireHeaders } from "../../http/headers.ts";
import { overLimit } from "../../http/overLimit.ts";
import { notFound, ProblemError } from "../../http/problemError.ts";
import { faultsOf, parseJson, readBody } from "../../http/readInput.ts";
import type { Area } from "../defineArea.ts";
import { addLookups } from "./addLookups.ts";
import { createKnownLookups } from "./knownLookups.ts";
import { statisticsBatches } from "./tables.ts";

/** Options of the statistics host. */
export interface StatisticsOptions
  extends Gate, Pick<HttpContext, "appOrigins" | "limits" | "onError"> {
  readonly database: Database;
  /** The areas whose records are counted. */
  readonly areas: readonly Pick<Area, "statistics">[];
  readonly counters: Counters;
}

/** Accepts text/plain too: a closing page sends its last batch so, which needs no preflight. */
const accepted = ["application/json", "text/plain"];

/** How long the id of a batch is kept, in ms: longer than any page retries. */
const forgotten = sql`now() - interval '1 day'`;

/** Look-ups of one account in an hour: some ten times what a person does, since several may share it. */
const mostLookups = 10_000;

/**
 * Creates the statistics host: POST /stats/collect (specification 7.10) with a bearer token in the
 * Authorization header or in the body, answered 204. A repeated batch counts once, and what is not in
 * the catalogue not at all (decision 0253).
 */
export function createStatisticsApp(options: StatisticsOptions): Hono {
  const { database, areas, counters } = options;
  const readKnown = createKnownLookups(database, areas);
  const lookups = counters({ keyPrefix: "look-ups", points: mostLookups, duration: 3600 });

  async function collect({ accountId, customer }: Caller, batch: StatsBatch): Promise<void> {
    if (batch.data.length === 0) return;
    await lookups.consume(accountId, batch.data.length).catch(overLimit);
    const known = await readKnown(batch.data);
    await database.transaction(async (transaction) => {
      if (await isCounted(transaction, accountId, batch)) return;
      await addLookups(transaction, customer.id, known);
    });
  }

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
    await options.limits.run("write", caller.accountId, () => collect(caller, data));
    const origin = context.req.header("origin");
    const headers = wireHeaders(options, origin, { "Cache-Control": "no-store" });
    return new Response(null, { status: 204, headers });
  });
  app.notFound((context) => problemAnswer(options, context, notFound()));
  app.onError((error, context) => problemAnswer(options, context, error));
  return app;
}

/** Whether a batch was counted before; from now on it was. */
async function isCounted(
  transaction: Transaction,
  accountId: string,
  { batchId }: StatsBatch,
): Promise<boolean> {
  if (batchId === undefined) return false;
  await transaction.delete(statisticsBatches).where(lt(statisticsBatches.at, forgotten));
  const counted = await transaction
    .insert(statisticsBatches)
    .values({ accountId, batchId })
    .onConflictDoNothing()
    .returning({ batchId: statisticsBatches.batchId });
  return counted.length === 0;
}
