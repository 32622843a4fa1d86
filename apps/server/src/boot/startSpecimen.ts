import type { RequestListener } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { JSONWebKeySet } from "jose";
import { createApp } from "./createApp.ts";
import type { CheckServices } from "../areas/defineArea.ts";
import { createCustomers } from "../auth/customers.ts";
import { createSealedValues } from "../database/sealedValues.ts";
import { createSharedCounters } from "../database/counters.ts";
import { currentCall } from "../database/currentCall.ts";
import type { Place } from "../database/database.ts";
import { type IdentityClient, webClient, webClientId } from "../identity/clients.ts";
import { createIdentity } from "../identity/createIdentity.ts";
import { outsidePages } from "../identity/outsidePages.ts";
import { demoAccountId, demoAccounts, ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { openCatalogue } from "./openCatalogue.ts";
import type { OneTimeLinkKind } from "../identity/oneTimeLinks.ts";
import { readDataKey } from "./dataKey.ts";
import { listen, type Listening } from "./listen.ts";
import { offerBackups } from "./backupSocket.ts";
import { createHealth, metricsListener, withHealth } from "./health.ts";
import { createLog, type Log, type LogFields } from "./log.ts";
import { observed } from "./observe.ts";
import { serveWeb, webBuildOf } from "./serveWeb.ts";
import type { Traces } from "./traces.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createMailer, type MailSettings } from "../messages/mail.ts";
import { createWebhookSender, type WebhookOptions } from "../messages/webhook.ts";
import { createStatisticsApp } from "../areas/stats/statisticsApp.ts";
import { createVerifyProof } from "../auth/verifyProof.ts";
import { createVerifyToken } from "../auth/verifyToken.ts";
import { createCallLimits, type Limits } from "../http/callLimits.ts";
import { behindProxy } from "../http/remoteAddress.ts";
import type { WebConfig } from "../http/web/webApp.ts";

/** The audience of API tokens (RFC 8707): an identifier, not an address. */
export const audience = "https://api.specimen.example/";

/** Ports on loopback; 0 picks a free one. */
export interface Ports {
  readonly web: number;
  readonly api: number;
  readonly statistics: number;
  readonly identity: number;
}

export const defaultPorts: Ports = { web: 4100, api: 4101, statistics: 4102, identity: 4103 };

/** The four origins as callers name them, without a slash at the end. */
export type Origins = Readonly<Record<keyof Ports, string>>;

/** Options of the start. */
export interface SpecimenOptions {
  readonly place: Place;
  readonly ports?: Partial<Ports>;
  /** Where a proxy offers the four origins; by default they are called at their ports. */
  readonly origins?: Origins | undefined;
  /** Password of the demo accounts; generated at the first start unless given. */
  readonly demoPassword?: string | undefined;
  /** More public clients of the identity provider. */
  readonly clients?: readonly IdentityClient[];
  /** Folder of the web app's build; by default the one of this repository. */
  readonly webRoot?: string;
  /** Folder that keeps the assets of earlier builds for a day; by default none is kept. */
  readonly keptAssets?: string;
  /** Serves the web app from source with hot reload instead of a build. */
  readonly dev?: boolean;
  /** Streams the running machines to the Stately inspector. */
  readonly inspect?: boolean;
  /** Addresses of the external back office, product and privacy pages; by default stand-ins. */
  readonly adminUrl?: string;
  readonly productsUrl?: string;
  readonly privacyUrl?: string;
  readonly analyticsKey?: string;
  /** Overrides of the web app's configuration. */
  readonly config?: Partial<WebConfig>;
  /** Key for what is stored about people, 32 bytes in Base64; by default a file beside the data. */
  readonly dataKey?: string | undefined;
  /** Sends e-mails; without it none are sent. */
  readonly mail?: MailSettings | undefined;
  readonly webhooks?: WebhookOptions;
  /** An external provider whose tokens the APIs accept; by default the embedded one. */
  readonly tokens?: { readonly issuer: string; readonly keys: JSONWebKeySet };
  /** Services that data checks may ask; none by default. */
  readonly checkServices?: CheckServices;
  readonly now?: () => Date;
  /** By default those of http/callLimits.ts. */
  readonly limits?: Limits | undefined;
  /** Hosts that calls may name besides this machine's own, see SPECIMEN_HOSTS. */
  readonly hosts?: ReadonlySet<string>;
  /** By default nothing is logged. */
  readonly log?: Log;
  /** By default nothing is traced. */
  readonly traces?: Traces | undefined;
  /** Port on loopback for Prometheus; without one nothing is counted. */
  readonly metricsPort?: number | undefined;
  /** How long a stop waits, in ms, after /readyz has begun to answer 503. */
  readonly drainFor?: number;
}

/** The running product: four origins. */
export interface Specimen {
  readonly webOrigin: string;
  readonly apiOrigin: string;
  readonly statisticsOrigin: string;
  readonly identityOrigin: string;
  /** Where /metrics is; undefined without a port for it. */
  readonly metricsOrigin: string | undefined;
  /** Set when given or generated at this start. */
  readonly demoPassword: string | undefined;
  /** Address of a new one-time link for a demo account, valid once within 15 minutes. */
  createOneTimeLink(kind: OneTimeLinkKind, username: string): Promise<string>;
  /** An API token of a demo account, as issued for a one-time link. */
  signApiToken(username: string): Promise<string>;
  /** Shuts down; every acknowledged write is on disk. */
  close(): Promise<void>;
}

/** How long a shutdown waits for calls under way, in ms. */
const patience = 3_000;

/** Starts web app, API, statistics host and identity provider on loopback. */
export async function startSpecimen(options: SpecimenOptions): Promise<Specimen> {
  const { now = () => new Date(), log = createLog("silent") } = options;
  const closing: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const servers = await listenOnAll(
      { ...defaultPorts, ...options.ports },
      closing,
      options.hosts,
    );
    const originOf = (name: keyof Ports) =>
      options.origins?.[name] ?? `http://127.0.0.1:${servers[name].port}`;
    const [webOrigin, apiOrigin] = [originOf("web"), originOf("api")];
    const [statisticsOrigin, identityOrigin] = [originOf("statistics"), originOf("identity")];
    const appOrigins =
      options.origins === undefined
        ? [webOrigin, `http://localhost:${servers.web.port}`]
        : [webOrigin];

    const opened = await openCatalogue(options.place);
    const { database, executeSql, isReachable, close: closeDatabase } = opened;
    const health = createHealth(database);
    const { isReady } = health;
    const metrics =
      options.metricsPort === undefined
        ? undefined
        : (await import("./metrics.ts")).createMetrics({
            isReady,
            connections: opened.connections,
          });
    const reportFrom = (part: LogFields["part"]) => (error: unknown, requestId?: string) => {
      log.fault(error, { part, ...(requestId !== undefined && { requestId }) });
      metrics?.fault(part);
    };
    const jobs = createJobs({ executeSql, onError: reportFrom("jobs") });
    // Servers close first, then the jobs, the database last.
    const endBackups = await offerBackups(options.place, database, reportFrom("server"));
    closing.unshift(closeDatabase, endBackups, () => jobs.close());
    const counters = options.place.kind === "url" ? createSharedCounters(database) : undefined;
    closing.push(() => counters?.close());
    const issuer = `${identityOrigin}/`;
    const demoPassword = await ensureDemoAccounts(database, options.demoPassword || undefined);
    const dataKey = await readDataKey(options.place, options.dataKey);
    const identity = await createIdentity({
      database,
      sealed: createSealedValues(dataKey),
      issuer,
      audience,
      clients: [webClient(appOrigins), ...(options.clients ?? [])],
      appAddress: `${webOrigin}/`,
      demoAccounts,
      onError: (error) => reportFrom("identity")(error, currentCall()?.id),
    });
    closing.push(() => identity.close());

    const isForeign = options.tokens !== undefined;
    const tokens = { issuer, keys: identity.keys, ...options.tokens, audience, isForeign };
    const { redeem, endVisits, changePassword } = identity;
    const api = await createApp({
      database,
      tokens,
      redeem,
      endVisits,
      changePassword,
      dataKey,
      jobs,
      messages: {
        mail: options.mail === undefined ? null : createMailer(options.mail),
        webhook: createWebhookSender(options.webhooks ?? {}),
      },
      checkServices: options.checkServices ?? {},
      publicUrl: apiOrigin,
      appOrigins,
      webBuild: webBuildOf(options),
      counters,
      limits: options.limits,
      isReachable,
      now,
      onError: reportFrom("api"),
    });
    const statistics = createStatisticsApp({
      database,
      areas: api.context.areas,
      counters: api.context.counters,
      customers: createCustomers(database, now),
      verifyToken: createVerifyToken({ ...tokens, now }),
      verifyProof: createVerifyProof({ now, counters }),
      publicUrl: statisticsOrigin,
      appOrigins: new Set(appOrigins),
      limits: createCallLimits(options.limits, counters, isReachable),
      onError: reportFrom("statistics"),
    });
    const observers = { log, metrics, traces: options.traces };
    const answer = (name: "identity" | "api" | "statistics", listener: RequestListener) => {
      const seen = observed(observers, name, listener);
      return options.origins === undefined ? seen : behindProxy(originOf(name), seen);
    };
    servers.identity.answerWith(answer("identity", identity.handler));
    servers.api.answerWith(withHealth(health, answer("api", api.listener)));
    servers.statistics.answerWith(answer("statistics", getRequestListener(statistics.fetch)));
    let metricsOrigin: string | undefined;
    if (metrics !== undefined && options.metricsPort !== undefined) {
      const listening = await listen(options.metricsPort, "SPECIMEN_METRICS_PORT", {
        hosts: options.hosts,
      });
      closing.push(() => listening.close(patience));
      listening.answerWith(metricsListener(health, metrics));
      metricsOrigin = `http://127.0.0.1:${listening.port}`;
    }

    const config: WebConfig = {
      apiUrl: apiOrigin,
      adminUrl: options.adminUrl || identityOrigin + outsidePages["back-office"].path,
      statisticsUrl: statisticsOrigin,
      domain: identityOrigin,
      clientId: webClientId,
      audience,
      productsUrl: options.productsUrl || identityOrigin + outsidePages.products.path,
      privacyUrl: options.privacyUrl || identityOrigin + outsidePages.privacy.path,
      // Another provider has its own page for that, if it has passkeys at all.
      ...(!isForeign && identity.passkeysAddress && { passkeysUrl: identity.passkeysAddress }),
      analyticsKey: options.analyticsKey ?? "",
      ...(options.inspect ? { inspect: true as const } : {}),
      ...options.config,
    };
    await serveWeb(servers.web, config, options, closing);
    void jobs.start();

    return {
      webOrigin,
      apiOrigin,
      statisticsOrigin,
      identityOrigin,
      metricsOrigin,
      demoPassword,
      async createOneTimeLink(kind, username) {
        const secret = await identity.createOneTimeLink(kind, demoAccountId(username));
        return kind === "otp"
          ? `${webOrigin}/?otp=${secret}`
          : `${webOrigin}/login/autologin?user=${secret}`;
      },
      signApiToken: (username) => identity.signApiToken(demoAccountId(username)),
      async close() {
        health.drain();
        if (options.drainFor) await delay(options.drainFor);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listenOnAll(
  ports: Ports,
  closing: (() => Promise<void> | void)[],
  hosts: ReadonlySet<string> | undefined,
): Promise<Record<keyof Ports, Listening>> {
  const opened: Listening[] = [];
  // All at once: while calls to one are waited for, no other takes a new one.
  closing.push(async () => {
    await Promise.all(opened.map((listening) => listening.close(patience)));
  });
  const on = async (name: keyof Ports) => {
    const listening = await listen(ports[name], `SPECIMEN_${name.toUpperCase()}_PORT`, { hosts });
    opened.push(listening);
    return listening;
  };
  return {
    web: await on("web"),
    api: await on("api"),
    statistics: await on("statistics"),
    identity: await on("identity"),
  };
}
