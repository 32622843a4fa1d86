import { createApiClient, type ApiClient } from "@specimen/api/client";
import { createPrefetchingClient } from "@specimen/api/react";
import { storedSignIn } from "@specimen/core/identity";
import { createEarlyRecords } from "@specimen/core/statistics";
import type { Area } from "../areas/Area.ts";
import { address } from "../browser/address.ts";
import { beacon } from "../browser/beacon.ts";
import { clock } from "../browser/clock.ts";
import { documentElement } from "../browser/documentElement.ts";
import { takeEarly } from "../browser/early.ts";
import { onIdle } from "../browser/idle.ts";
import { keys } from "../browser/keys.ts";
import { page } from "../browser/page.ts";
import { report } from "../browser/report.ts";
import { screenMeasure } from "../browser/screen.ts";
import { localStore, sessionStore } from "../browser/stores.ts";
import type { Config } from "../config.ts";
import { createConnection } from "./answers/createConnection.ts";
import { createFirstAnswers } from "./answers/firstAnswers.ts";
import { withEarlyResponse } from "./answers/withEarlyResponse.ts";
import { createDevice } from "./device/createDevice.ts";
import { createLanguageService } from "./i18n/createLanguageService.ts";
import { openPageWords } from "./i18n/openPageWords.ts";
import type { Services } from "./Services.ts";
import { createStoredSession } from "./session/createStoredSession.ts";
import type { SessionService, SignedIn } from "./session/SessionService.ts";
import { withDpop } from "./session/withDpop.ts";
import { createConsentService } from "./telemetry/createConsentService.ts";
import {
  createStatisticsService,
  noStatistics,
  type StatisticsService,
} from "./telemetry/createStatisticsService.ts";
import type { Inspection } from "./telemetry/Inspection.ts";

/** Puts core, client and browser together and starts the actors. */
export async function createServices(config: Config, areas: readonly Area[]): Promise<Services> {
  const inspection = config.inspect === true ? await inspectionOf() : {};
  const { i18n, show, loadParts } = openPageWords();
  const language = createLanguageService({
    store: localStore(),
    load: async (wanted, signal) => {
      await show(wanted, signal);
      documentElement.setLanguage(i18n.language);
    },
    start: async (ports) => {
      const { startLanguage } = await import("./i18n/startLanguage.ts");
      return startLanguage(ports, inspection);
    },
    whenIdle: onIdle,
    report,
    pause,
  });
  const currentLanguage = () => language.view.get().language;
  const session = await openSession(config, inspection);
  page.onRestored(() => session.send({ type: "page.restored" }));
  const connection = createConnection(page, clock);
  const api = createApiClient({
    baseUrl: config.apiUrl,
    token: () => session.readToken(),
    language: currentLanguage,
    onUnauthorized: (token) => {
      if (token !== null) session.refuse(token);
    },
    fetch: connection.withTimestamp(
      withEarlyResponse(
        takeEarly,
        withDpop(session, (request) => fetch(request)),
      ),
    ),
  });
  const client = createPrefetchingClient(api);
  const firstAnswers = createFirstAnswers(client);
  // Answers have a language, and until its words are there that of the reader is not known.
  onceSignedIn(session, () => firstAnswers.read(language.isReady()));
  return {
    config,
    areas,
    session,
    language,
    i18n,
    loadParts,
    client,
    firstAnswers,
    connection,
    consent: consentFor(config, areas, api, inspection),
    statistics: statisticsFor(config, session, inspection),
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

/** Only developers want the inspector: its code is loaded where the configuration asks for it. */
async function inspectionOf(): Promise<Inspection> {
  const { openInspector } = await import("./telemetry/inspector.ts");
  return { inspect: openInspector() };
}

/**
 * Starts sign-in (specification 4). Where a stored API token alone decides, its machine comes after
 * the first picture.
 */
async function openSession(config: Config, inspection: Inspection): Promise<SignedIn> {
  const load = async () => {
    const { signInStart } = await import("./session/signInStart.ts");
    return signInStart.open(config, inspection);
  };
  const store = sessionStore();
  const early = storedSignIn({ address, store, clock });
  if (early === null) return load();
  const loadArrived = async () => {
    const started = await load();
    await started.hasArrived();
    return started;
  };
  return createStoredSession({ early, store, load: loadArrived, whenIdle: onIdle, report, pause });
}

const isIn = ({ view }: SessionService): boolean => view.get().status === "authenticated";

function onceSignedIn(session: SessionService, task: () => void): void {
  if (isIn(session)) {
    task();
    return;
  }
  const stop = session.view.subscribe(() => {
    if (!isIn(session)) return;
    stop();
    task();
  });
}

/** Until code that could not be loaded is asked for again. */
const pause = () => new Promise<void>((resolve) => void clock.after(5000, resolve));

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
  session: SignedIn,
  inspection: Inspection,
): StatisticsService {
  if (statisticsUrl === undefined) return noStatistics;
  const early = createEarlyRecords(
    {
      beacon,
      store: localStore(),
      createId: () => crypto.randomUUID(),
      now: clock.now,
      readToken: () => session.readToken({ isBackground: true }),
      readUserId: () => session.view.get().user?.sub ?? null,
    },
    { statisticsUrl },
  );
  return createStatisticsService({
    early,
    load: async () => {
      const { startStatistics } = await import("./telemetry/startStatistics.ts");
      return startStatistics({ statisticsUrl, signIn: session, inspection, report });
    },
    onLeft: page.onLeft,
    report,
  });
}
