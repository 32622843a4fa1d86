import type { RequestListener } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./createApp.ts";
import { createCustomers } from "../auth/customers.ts";
import { createSealedValues } from "../database/sealedValues.ts";
import { createSharedCounters } from "../database/counters.ts";
import { currentCall } from "../database/currentCall.ts";
import { webClient } from "../identity/clients.ts";
import { createIdentity } from "../identity/createIdentity.ts";
import { demoAccountId, demoAccounts, ensureDemoAccounts } from "../demo/demoAccounts.ts";
import { openCatalogue } from "./openCatalogue.ts";
import type { OneTimeLinkKind } from "../identity/oneTimeLinks.ts";
import { readDataKey } from "./dataKey.ts";
import { listen } from "./listen.ts";
import { listenOnAll, patience } from "./listenOnAll.ts";
import { offerBackups } from "./backupSocket.ts";
import { createHealth, metricsListener, withHealth } from "./health.ts";
import { createLog, type LogFields } from "./log.ts";
import { observed } from "./observe.ts";
import { serveWeb, webBuildOf } from "./serveWeb.ts";
import { audience, defaultPorts, type Ports, type SpecimenOptions } from "./specimenOptions.ts";
import { webConfigOf } from "./webConfig.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createMailer } from "../messages/mail.ts";
import { createWebhookSender } from "../messages/webhook.ts";
import { createStatisticsApp } from "../areas/stats/statisticsApp.ts";
import { createVerifyProof } from "../auth/verifyProof.ts";
import { createVerifyToken } from "../auth/verifyToken.ts";
import { createCallLimits } from "../http/callLimits.ts";
import { behindProxy } from "../http/remoteAddress.ts";

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

    const origins = { apiOrigin, statisticsOrigin, identityOrigin };
    // Another provider has its own page for passkeys, if it has them at all.
    const passkeysUrl = isForeign ? undefined : identity.passkeysAddress;
    const config = webConfigOf(options, origins, passkeysUrl);
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
