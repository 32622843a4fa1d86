import { createApiClient, type ApiClient } from "@specimen/api/client";
import { createPrefetchingClient } from "@specimen/api/react";
import { createSignIn, signInView, type SignIn } from "@specimen/core/identity";
import type { Language } from "@specimen/core/language";
import { createEarlyRecords } from "@specimen/core/statistics";
import type { Area } from "../areas/Area.ts";
import { address } from "../browser/address.ts";
import { beacon } from "../browser/beacon.ts";
import { channel } from "../browser/channel.ts";
import { clock } from "../browser/clock.ts";
import { cookies } from "../browser/cookies.ts";
import { documentElement } from "../browser/documentElement.ts";
import { takeEarly } from "../browser/early.ts";
import { frame } from "../browser/frame.ts";
import { http } from "../browser/http.ts";
import { keys } from "../browser/keys.ts";
import { locks } from "../browser/locks.ts";
import { page } from "../browser/page.ts";
import { popup } from "../browser/popup.ts";
import { report } from "../browser/report.ts";
import { screenMeasure } from "../browser/screen.ts";
import { localStore, sessionStore } from "../browser/stores.ts";
import { thread } from "../browser/thread.ts";
import { readWordsFile } from "../browser/words.ts";
import type { Config } from "../config.ts";
import { createI18n, loadParts, showLanguage } from "../i18n/i18n.ts";
import { createReader } from "../i18n/words.ts";
import { createConnection } from "./answers/createConnection.ts";
import { createFirstAnswers } from "./answers/firstAnswers.ts";
import { withEarlyResponse } from "./answers/withEarlyResponse.ts";
import { createDevice } from "./device/createDevice.ts";
import { createLanguageService } from "./i18n/createLanguageService.ts";
import { viewOf } from "./readable.ts";
import type { Services } from "./Services.ts";
import tokenWorkerUrl from "./session/tokenWorker.ts?worker&url";
import { withDpop } from "./session/withDpop.ts";
import { createConsentService } from "./telemetry/createConsentService.ts";
import {
  createStatisticsService,
  noStatistics,
  type StatisticsService,
} from "./telemetry/createStatisticsService.ts";
import type { Inspection } from "./telemetry/Inspection.ts";
import { loadInspector } from "./telemetry/inspector.ts";

/** Puts core, client and browser together and starts the actors. */
export async function createServices(config: Config, areas: readonly Area[]): Promise<Services> {
  const inspection: Inspection = config.inspect === true ? { inspect: await loadInspector() } : {};
  const i18n = createI18n(createReader(readWordsFile));
  const language = createLanguageService(
    {
      store: localStore(),
      load: async (wanted) => {
        await showLanguage(i18n, wanted);
        documentElement.setLanguage(i18n.language);
      },
    },
    inspection,
  );
  const currentLanguage = () => language.view.get().language;
  const signIn = startSignIn(config, currentLanguage, inspection);
  const connection = createConnection(page, clock);
  const api = createApiClient({
    baseUrl: config.apiUrl,
    token: () => signIn.readToken(),
    language: currentLanguage,
    onUnauthorized: (token) => {
      if (token !== null) signIn.refuse(token);
    },
    fetch: connection.withTimestamp(
      withEarlyResponse(
        takeEarly,
        withDpop(signIn, (request) => fetch(request)),
      ),
    ),
  });
  const client = createPrefetchingClient(api);
  const firstAnswers = createFirstAnswers(client);
  // Answers have a language, and until its words are there that of the reader is not known.
  onceSignedIn(signIn, () => void language.isReady().then(firstAnswers.read));
  return {
    config,
    areas,
    session: { view: viewOf(signIn.actor, signInView), send: signIn.actor.send },
    language,
    i18n,
    loadParts: (parts) => loadParts(i18n, currentLanguage(), parts),
    client,
    firstAnswers,
    connection,
    consent: consentFor(config, areas, api, inspection),
    statistics: statisticsFor(config, signIn, inspection),
    inspection,
    device: createDevice({
      local: localStore(),
      session: sessionStore(),
      screen: screenMeasure,
      keys,
      showTheme: documentElement.setTheme,
    }),
  };
}

function startSignIn(config: Config, language: () => Language, inspection: Inspection): SignIn {
  const { apiUrl, domain, clientId, audience, signIn: settings } = config;
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
    { apiUrl, domain, clientId, audience, ...settings, language },
    inspection,
  );
  signIn.actor.start();
  page.onRestored(() => signIn.actor.send({ type: "page.restored" }));
  page.onShown(() => signIn.actor.send({ type: "page.shown" }));
  return signIn;
}

function onceSignedIn({ actor }: SignIn, task: () => void): void {
  const isIn = () => signInView(actor.getSnapshot()).status === "authenticated";
  if (isIn()) {
    task();
    return;
  }
  const subscription = actor.subscribe(() => {
    if (!isIn()) return;
    subscription.unsubscribe();
    task();
  });
}

/** Without a key for analytics the answer is stored and nothing is sent. */
const consentFor = (
  config: Config,
  areas: readonly Area[],
  client: ApiClient,
  inspection: Inspection,
) =>
  createConsentService(async (tell) => {
    const { startConsent } = await import("./telemetry/startConsent.ts");
    return startConsent({ client, config, areas, inspection, logError: report }, tell);
  }, report);

/** Without a host for statistics nothing is counted. */
function statisticsFor(
  { statisticsUrl }: Config,
  signIn: SignIn,
  inspection: Inspection,
): StatisticsService {
  if (statisticsUrl === undefined) return noStatistics;
  const early = createEarlyRecords(
    {
      beacon,
      store: localStore(),
      createId: () => crypto.randomUUID(),
      now: clock.now,
      readToken: () => signIn.readToken({ isBackground: true }),
      readUserId: () => signIn.actor.getSnapshot().context.session?.user.sub ?? null,
    },
    { statisticsUrl },
  );
  return createStatisticsService({
    early,
    load: async () => {
      const { startStatistics } = await import("./telemetry/startStatistics.ts");
      return startStatistics({ statisticsUrl, signIn, inspection, report });
    },
    onLeft: page.onLeft,
    report,
  });
}
