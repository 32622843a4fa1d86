// First, since collections while the rest starts are enough to slow ticks down.
import "./keptTick.ts";
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { AppApi, AppContext, Area, RuleContext } from "../areas/defineArea.ts";
import { areas as everyArea } from "../areas/index.ts";
import { createCustomers } from "../auth/customers.ts";
import { createVerifyProof } from "../auth/verifyProof.ts";
import { createVerifyToken, type TokenRules } from "../auth/verifyToken.ts";
import { flagSprite } from "../catalogue/flagSprite.ts";
import { type HasRecords, readLexicon } from "../catalogue/lexicon.ts";
import { imagesRevision, sourceRevision } from "../catalogue/revision.ts";
import { createRuleBook } from "../customers/ruleBook.ts";
import { type Counters, ownCounters } from "../database/counters.ts";
import type { Database } from "../database/database.ts";
import { createSealedValues } from "../database/sealedValues.ts";
import { ensureDemo } from "../demo/ensureDemo.ts";
import { AnswerCache } from "../http/answerCache.ts";
import { createCallLimits, type Limits } from "../http/callLimits.ts";
import type { IsReachable } from "../http/fairQueue.ts";
import { mountRoutes } from "../http/api.ts";
import { preflightAnswer, problemAnswer } from "../http/headers.ts";
import { withKnownAnswers } from "../http/knownAnswers.ts";
import { mountPictures, pictureAddress } from "../http/pictures.ts";
import { notFound } from "../http/problemError.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Messages } from "../messages/messages.ts";
import { importAll } from "./importAll.ts";

/** Options of the knowledge API. */
export interface AppOptions {
  /** A database with this build's tables; facts and demo content are imported at the start. */
  readonly database: Database;
  /** Issuer, audience and keys of accepted tokens. */
  readonly tokens: Omit<TokenRules, "now">;
  readonly redeem: AppContext["redeem"];
  readonly endVisits: AppContext["endVisits"];
  readonly changePassword: AppContext["changePassword"];
  /** The key under which what is stored about people is encrypted. */
  readonly dataKey: Uint8Array;
  readonly jobs: Jobs;
  readonly messages: Messages;
  readonly checkServices?: AppContext["checkServices"];
  /** The API's own origin, without a slash at the end. */
  readonly publicUrl: string;
  /** Origins the app is opened at. */
  readonly appOrigins: readonly string[];
  /** The build of the web app, named to its pages with each answer. */
  readonly webBuild?: string | undefined;
  readonly now?: () => Date;
  readonly onError?: AppContext["onError"];
  readonly areas?: readonly Area[];
  /** What instances on one database count together; by default this one counts alone. */
  readonly counters?: Counters | undefined;
  /** By default those of http/callLimits.ts. */
  readonly limits?: Limits | undefined;
  /** Whether the database answers anybody; an embedded one always does. */
  readonly isReachable?: IsReachable | undefined;
}

/** The knowledge API. */
export interface KnowledgeApi {
  /** Answers a call without a port. */
  readonly request: Hono["request"];
  /** Answers the calls of a server. */
  readonly listener: RequestListener;
  readonly context: AppContext;
}

/** Creates the knowledge API of specification 7. */
export async function createApp(options: AppOptions): Promise<KnowledgeApi> {
  const { database, publicUrl, now = () => new Date(), areas = everyArea } = options;
  await importAll(database, { areas });
  await ensureDemo(database, now);
  const pictures = {
    publicUrl,
    imagesRevision: imagesRevision(areas.flatMap(({ name, drawings }) => (drawings ? [name] : []))),
  };
  const unruled: RuleContext = {
    ...pictures,
    areas,
    database,
    lexicon: await readLexicon(
      database,
      pictureAddress(pictures, flagSprite.path),
      await recordsOf(database, areas),
    ),
    customers: createCustomers(database, now, (customerId) => rules.applyDue(customerId)),
    cache: new AnswerCache(),
    limits: createCallLimits(options.limits, options.counters, options.isReachable),
    verifyToken: createVerifyToken({ ...options.tokens, now }),
    verifyProof: createVerifyProof({ now, counters: options.counters }),
    counters: options.counters ?? ownCounters,
    redeem: options.redeem,
    endVisits: options.endVisits,
    changePassword: options.changePassword,
    sealed: createSealedValues(options.dataKey),
    jobs: options.jobs,
    messages: options.messages,
    checkServices: options.checkServices ?? {},
    now,
    appOrigins: new Set(options.appOrigins),
    revision: sourceRevision(),
    webBuild: options.webBuild,
    onError: options.onError ?? (() => undefined),
  };
  const rules = createRuleBook({
    database,
    jobs: unruled.jobs,
    customers: unruled.customers,
    sections: areas.flatMap((area) => area.rules?.(unruled) ?? []),
    now,
  });
  const context: AppContext = { ...unruled, rules };
  const hono = new Hono({ router: new TrieRouter() });
  const api: AppApi = { hono, context, routes: [] };
  hono.options("*", (request) => preflightAnswer(context, request));
  for (const { routes, drawings = {} } of areas) {
    routes(api);
    for (const [path, draw] of Object.entries(drawings)) mountPictures(api, path, draw(context));
  }
  mountRoutes(api);
  hono.notFound((request) => problemAnswer(context, request, notFound()));
  hono.onError((error, request) => problemAnswer(context, request, error));
  const listener = withKnownAnswers(context, getRequestListener(hono.fetch));
  return { request: hono.request, listener, context };
}

/** The countries that the areas have records for, by area. */
async function recordsOf(
  database: Database,
  areas: readonly Area[],
): Promise<ReadonlyMap<string, HasRecords>> {
  const records = new Map<string, HasRecords>();
  for (const { name, countries } of areas) {
    if (countries !== undefined) records.set(name, await countries(database));
  }
  return records;
}
