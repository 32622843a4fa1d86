import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { JWK } from "jose";
import type { Problem } from "@specimen/api/contract";
import { beforeAll, describe, inject } from "vitest";
import { type AppOptions, createApp, type KnowledgeApi } from "../boot/createApp.ts";
import { openCatalogue } from "../boot/openCatalogue.ts";
import type { Database } from "../database/database.ts";
import { createJobs } from "../jobs/jobs.ts";
import type { Messages } from "../messages/messages.ts";
import { createWebhookSender } from "../messages/webhook.ts";
import { webClient } from "../identity/clients.ts";
import { createIdentity, type Identity } from "../identity/createIdentity.ts";
import { demoAccountId, ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { loadIdentityKeys } from "../identity/identityKeys.ts";
import { formerPasswords } from "../identity/tables.ts";
import { setPassword } from "./setPassword.ts";
import { runOn } from "./startPostgres.ts";

export const origins = {
  web: "http://127.0.0.1:4100",
  api: "http://127.0.0.1:4101",
  issuer: "http://127.0.0.1:4103/",
  audience: "https://api.specimen.example/",
};

export { demoAccountId };

/** The signing key of a test API's provider. */
export async function readSigningKey({ database }: TestApi): Promise<JWK> {
  return (await loadIdentityKeys(database)).signing[0];
}

/** The password of each demo account. */
const password = "a password of the tests";

/** The default day of the tests. */
const today = new Date("2026-11-21T12:00:00Z");

const silent: Messages = { mail: null, webhook: createWebhookSender({}) };

interface Call {
  /** User name of a demo account; without one no token is sent. */
  readonly as?: string;
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly language?: string;
  readonly headers?: Record<string, string>;
}

type CheckServices = NonNullable<AppOptions["checkServices"]>;

/** The API on one of the two databases, without a port. */
export interface TestApi {
  readonly app: KnowledgeApi;
  readonly database: Database;
  readonly identity: Identity;
  /** The key of what is stored about people. */
  readonly dataKey: Uint8Array;
  /** Services that data checks may ask; empty until a test sets one up. */
  readonly checkServices: { -readonly [Name in keyof CheckServices]: CheckServices[Name] };
  readonly errors: unknown[];
  call(path: string, call?: Call): Promise<Response>;
  /** Calls and parses the answer as JSON; tests state its type. */
  read<T>(path: string, call?: Call): Promise<T>;
  problem(path: string, call?: Call): Promise<Problem>;
  /** Calls with the version in If-Match that an administrator sees now. */
  change(path: string, call: Call): Promise<Response>;
  /** Sends messages in this way; without one, no mails and webhooks to public addresses alone. */
  sendBy(messages?: Messages): void;
  /** Sets the clock; without a day, back to the default. */
  setDay(day?: string): void;
  /** Lets every password be taken again. */
  forgetPasswords(): Promise<void>;
  /** Advances the clock. */
  pass(seconds: number): void;
}

const started = new Map<string, Promise<TestApi>>();

/** Describes tests that run on the embedded database and on a real PostgreSQL. */
export function describeOnBoth(name: string, body: (api: () => TestApi) => void): void {
  for (const kind of ["PGlite", "PostgreSQL"] as const) {
    describe.skipIf(kind === "PostgreSQL" && inject("postgresUrl") === null)(
      `${name} (${kind})`,
      () => {
        let api: TestApi | undefined;
        beforeAll(async () => {
          const starting = started.get(kind) ?? startApi(kind);
          started.set(kind, starting);
          api = await starting;
          api.setDay();
          // The clock of the tests stands still, and a person makes so many checks a minute.
          await api.database.execute(sql`delete from data_checks`);
          delete api.checkServices.external;
          delete api.checkServices.nafPassport;
        });
        body(() => {
          if (api === undefined) throw new Error("the API has not started");
          return api;
        });
      },
    );
  }
}

/** Starts an API of its own, for tests that leave nothing as it was or use up its limits. */
export async function startApi(kind: "PGlite" | "PostgreSQL"): Promise<TestApi> {
  const { database, executeSql } = await openCatalogue(
    kind === "PGlite" ? { kind: "memory" } : { kind: "url", url: await makePostgresDatabase() },
  );
  await ensureDemoAccounts(database, password);
  await setPassword(database, password);
  let now = today;
  const identity = await createIdentity({
    database,
    issuer: origins.issuer,
    audience: origins.audience,
    clients: [webClient([origins.web])],
    now: () => now,
  });
  const dataKey = randomBytes(32);
  let messages = silent;
  const errors: unknown[] = [];
  const checkServices: TestApi["checkServices"] = {};
  const app = await createApp({
    database,
    tokens: { issuer: origins.issuer, audience: origins.audience, keys: identity.keys },
    redeem: identity.redeem,
    endVisits: identity.endVisits,
    changePassword: identity.changePassword,
    dataKey,
    messages: {
      get mail() {
        return messages.mail;
      },
      webhook: (webhook) => messages.webhook(webhook),
    },
    jobs: createJobs({ executeSql, onError: (error) => errors.push(error) }),
    checkServices,
    publicUrl: origins.api,
    appOrigins: [origins.web],
    now: () => now,
    onError: (error) => errors.push(error),
  });
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (username: string) => {
    const token = tokens.get(username) ?? identity.signApiToken(demoAccountId(username));
    tokens.set(username, token);
    return token;
  };

  async function call(path: string, { as, token, language, body, ...call }: Call = {}) {
    const bearer = token ?? (as === undefined ? undefined : await tokenOf(as));
    const headers = new Headers(call.headers);
    if (bearer !== undefined) headers.set("Authorization", `Bearer ${bearer}`);
    if (language !== undefined) headers.set("Accept-Language", language);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    return app.request(path, {
      method: call.method ?? "GET",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function read<T>(path: string, how?: Call): Promise<T> {
    const answer = await call(path, how);
    if (!answer.ok) {
      const told = `${path}: ${answer.status} ${await answer.text()}`;
      throw new Error(told, { cause: answer.status < 500 ? undefined : errors.at(-1) });
    }
    return (await answer.json()) as T;
  }

  async function change(path: string, how: Call): Promise<Response> {
    const seen = await call("/client-tool/four-eyes", how.as === undefined ? {} : { as: how.as });
    const headers = { "If-Match": seen.headers.get("etag") ?? '"0"', ...how.headers };
    return call(path, { ...how, headers });
  }

  return {
    app,
    database,
    identity,
    dataKey,
    checkServices,
    errors,
    call,
    read,
    change,
    problem: async (path, how) => (await (await call(path, how)).json()) as Problem,
    sendBy(own = silent) {
      messages = own;
    },
    setDay(day) {
      now = day === undefined ? today : new Date(`${day}T12:00:00Z`);
    },
    forgetPasswords: async () => void (await database.delete(formerPasswords)),
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

async function makePostgresDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  if (server === null) throw new Error("there is no PostgreSQL");
  const name = `${inject("postgresTemplate")}_${process.pid}`;
  await runOn(server, `create database ${name} template ${inject("postgresTemplate")}`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
