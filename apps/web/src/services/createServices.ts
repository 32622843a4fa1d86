import { createApiClient } from "@specimen/api/client";
import { createPrefetchingClient, type PrefetchingClient } from "@specimen/api/react";
import { createSignIn, signInView, type SignIn } from "@specimen/core/identity";
import { createLanguage, languageView } from "@specimen/core/language";
import { createEarlyRecords } from "@specimen/core/statistics";
import type { i18n as I18n } from "i18next";
import { waitFor } from "xstate";
import { address } from "../browser/address.ts";
import { beacon } from "../browser/beacon.ts";
import { channel } from "../browser/channel.ts";
import { clock } from "../browser/clock.ts";
import { cookies } from "../browser/cookies.ts";
import { documentElement } from "../browser/documentElement.ts";
import { takeEarly } from "../browser/early.ts";
import { frame } from "../browser/frame.ts";
import { http } from "../browser/http.ts";
import { locks } from "../browser/locks.ts";
import { page } from "../browser/page.ts";
import { popup } from "../browser/popup.ts";
import { report } from "../browser/report.ts";
import { localStore, sessionStore } from "../browser/stores.ts";
import { thread } from "../browser/thread.ts";
import { readWordsFile } from "../browser/words.ts";
import type { Area } from "../areas/Area.ts";
import type { Config } from "../config.ts";
import { createI18n, loadParts, showLanguage } from "../i18n/i18n.ts";
import { createReader } from "../i18n/words.ts";
import { createConnection, type Connection } from "./connection.ts";
import { createConsentService, type ConsentService } from "./consent.ts";
import { createFirstAnswers, type FirstAnswers } from "./firstAnswers.ts";
import { proving } from "./proving.ts";
import { createStatisticsService, noStatistics, type StatisticsService } from "./statistics.ts";
import { loadInspector } from "./inspector.ts";
import { takingOver } from "./takingOver.ts";
import type { Watched } from "./watched.ts";
import type { LoadParts } from "./words.ts";
import tokenWorkerUrl from "./tokenWorker.ts?worker&url";

/** Everything that lives as long as the page: started once, outside React. */
export interface Services {
  config: Config;
  areas: readonly Area[];
  signIn: SignIn;
  language: ReturnType<typeof createLanguage>;
  i18n: I18n;
  loadParts: LoadParts;
  /** The client of the product API, and what is read with it ahead of need. */
  reading: PrefetchingClient;
  firstAnswers: FirstAnswers;
  connection: Connection;
  consent: ConsentService;
  statistics: StatisticsService;
  /** How machines are started that live with a screen. */
  watched: Watched;
}

/** Puts core, client and browser together and starts the actors. */
export async function createServices(config: Config, areas: readonly Area[]): Promise<Services> {
  const i18n = createI18n(createReader(readWordsFile));
  const watched: Watched = config.inspect === true ? { inspect: await loadInspector() } : {};
  const language = createLanguage(
    {
      store: localStore(),
      load: async (wanted) => {
        await showLanguage(i18n, wanted);
        documentElement.setLanguage(i18n.language);
      },
    },
    watched,
  );
  const currentLanguage = () => language.getSnapshot().context.language;
  const signIn = createSignIn(
    {
      address,
      channel: channel("specimen"),
      clock,
      cookies,
      frame,
      http,
      locks,
      popup,
      report,
      store: sessionStore(),
      thread: thread(tokenWorkerUrl),
    },
    { ...identityOf(config), language: currentLanguage },
    watched,
  );
  const connection = createConnection(page, clock);
  const client = createApiClient({
    baseUrl: config.apiUrl,
    token: () => signIn.readToken(),
    language: currentLanguage,
    onUnauthorized: (token) => {
      if (token !== null) signIn.refuse(token);
    },
    fetch: connection.noting(
      takingOver(
        takeEarly,
        proving(signIn, (request) => fetch(request)),
      ),
    ),
  });
  const consent = createConsentService(async (listener) => {
    const { startConsent } = await import("./startConsent.ts");
    return startConsent({ client, config, areas, watched, report }, listener);
  }, report);
  const { statisticsUrl } = config;
  const statistics =
    statisticsUrl === undefined
      ? noStatistics
      : createStatisticsService({
          early: createEarlyRecords(
            {
              beacon,
              store: localStore(),
              createId: () => crypto.randomUUID(),
              now: clock.now,
              readToken: () => signIn.readToken({ isBackground: true }),
              readUserId: () => signIn.actor.getSnapshot().context.session?.user.sub ?? null,
            },
            { statisticsUrl },
          ),
          load: async () => {
            const { startStatistics } = await import("./startStatistics.ts");
            return startStatistics({ statisticsUrl, signIn, watched, report });
          },
          onLeft: page.onLeft,
          report,
        });
  const reading = createPrefetchingClient(client);
  const firstAnswers = createFirstAnswers(reading);
  const waiting = signIn.actor.subscribe((snapshot) => {
    if (signInView(snapshot).status !== "authenticated") return;
    waiting.unsubscribe();
    // Until its words are there the reader's language is not known, and answers have a language.
    void waitFor(language, (speech) => languageView(speech).isReady).then(firstAnswers.read);
  });
  language.start();
  signIn.actor.start();
  page.onRestored(() => signIn.actor.send({ type: "page.restored" }));
  page.onShown(() => signIn.actor.send({ type: "page.shown" }));
  return {
    config,
    areas,
    signIn,
    language,
    i18n,
    loadParts: (parts) => loadParts(i18n, currentLanguage(), parts),
    reading,
    firstAnswers,
    connection,
    consent,
    statistics,
    watched,
  };
}

function identityOf({ apiUrl, domain, clientId, audience, signIn }: Config) {
  return { apiUrl, domain, clientId, audience, ...signIn };
}
