import { createApiClient } from "@specimen/api/client";
import { createPrefetchingClient } from "@specimen/api/react";
import type { ConsentEvent, ConsentView } from "@specimen/core/consent";
import type { SignInEvent, SignInView } from "@specimen/core/identity";
import { isLanguage, type Language } from "@specimen/core/language";
import "@specimen/ui/theme/global.css.ts";
import { ToastProvider } from "@specimen/ui/Toast/ToastProvider.tsx";
import type { i18n as I18n } from "i18next";
import { Suspense, use, useState, type ComponentType, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import type { Area } from "../areas/Area.ts";
import type { Config } from "../config.ts";
import translation from "../i18n/locales/en/translation.json" with { type: "json" };
import { sharedParts, type WordsPart } from "../i18n/words.ts";
import { createDevice } from "../services/device/createDevice.ts";
import type { Keys } from "../services/device/createTypedAhead.ts";
import { openPageWords } from "../services/i18n/openPageWords.ts";
import { constant } from "../services/readable.ts";
import { RoutedLinks } from "../services/routing/RoutedLinks.tsx";
import type { Services } from "../services/Services.ts";
import { ServicesProvider } from "../services/ServicesProvider.tsx";
import { unknownConsent } from "../services/telemetry/createConsentService.ts";
import {
  noStatistics,
  type StatisticsService,
} from "../services/telemetry/createStatisticsService.ts";
import { memoryStore } from "./memoryStore.ts";
import { fetchFrom, ok, type Replies } from "./replies.ts";
import { sampleAreas } from "./sampleAreas.ts";
import { sampleConfig, sampleSession, sampleUser } from "./samples.ts";

/** What a story says about the world around it. */
export interface Scene {
  /** The address; `/` by default. */
  path?: string;
  language?: Language;
  /** The areas of the product; sample areas by default. */
  areas?: readonly Area[];
  /** Differences from somebody signed in who may see everything. */
  session?: Partial<SignInView>;
  /** Answers by `GET /path/{id}`; `/currentUser` and `/common/languages` are there already. */
  replies?: Replies;
  /** Without a network. */
  isOffline?: boolean;
  /** Differences from somebody of whom nothing is known yet. */
  consent?: Partial<ConsentView>;
  /** Called with what is sent to consent. */
  onConsent?: (event: ConsentEvent) => void;
  /** Called with what usage statistics count. */
  onLookedUp?: StatisticsService["queue"];
  /** Differences from the sample configuration. */
  config?: Partial<Config>;
  /** Keys that are pressed anywhere on the page; none by default. */
  keys?: Keys;
  /** Called with what is sent to sign-in. */
  onSignIn?: (event: SignInEvent) => void;
}

/** Everything a screen needs around it: words, router, cache, API answers and a session. */
function StoryWorld({ children, ...scene }: Scene & { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Set {...scene}>{children}</Set>
    </Suspense>
  );
}

interface StoryContext {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * The world as a decorator of a file's stories. One story says what is different about its scene
 * in `parameters: { scene }`; the language follows Storybook's switch.
 */
export function inStoryWorld(scene: Scene = {}) {
  return (Story: ComponentType, { globals, parameters }: StoryContext) => {
    const chosen = globals["language"];
    const own = parameters["scene"] as Scene | undefined;
    const language = own?.language ?? scene.language ?? (isLanguage(chosen) ? chosen : "en");
    return (
      <StoryWorld key={language} {...scene} {...own} language={language}>
        <Story />
      </StoryWorld>
    );
  };
}

const common: Replies = {
  "GET /currentUser": ok(sampleUser),
  "GET /common/languages": ok([
    { value: "de", label: "Deutsch" },
    { value: "en", label: "English" },
  ]),
};

const parts = Object.keys(translation).filter(
  (part) => !sharedParts.some((shared) => shared === part),
) as WordsPart[];

const wordsIn = new Map<Language, Promise<I18n>>();

function wordsOf(language: Language): Promise<I18n> {
  const known = wordsIn.get(language);
  if (known !== undefined) return known;
  const { i18n, show, loadParts } = openPageWords();
  const words = show(language)
    .then(() => loadParts(parts))
    .then(() => i18n);
  wordsIn.set(language, words);
  return words;
}

function Set({ children, ...scene }: Scene & { children: ReactNode }) {
  const i18n = use(wordsOf(scene.language ?? "en"));
  const [services] = useState(() => servicesOf(scene, i18n));
  return (
    <ServicesProvider services={services}>
      <SWRConfig value={{ shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[scene.path ?? "/"]} useTransitions={false}>
          <ToastProvider
            regionLabel={i18n.t("shell.notifications")}
            toastLabel={i18n.t("shell.notification")}
            closeLabel={i18n.t("shell.close")}
            emptyLabel={i18n.t("shell.noNotifications")}
          >
            <RoutedLinks>
              {/* Below the cache, which does not outlive being hidden. */}
              <Suspense fallback={null}>{children}</Suspense>
            </RoutedLinks>
          </ToastProvider>
        </MemoryRouter>
      </SWRConfig>
    </ServicesProvider>
  );
}

const nothing = () => undefined;
const never = () => nothing;

/** The services as a scene describes them: nothing in them changes, nothing leaves the page. */
function servicesOf(scene: Scene, i18n: I18n): Services {
  const { language = "en", session, replies, isOffline = false, consent, config } = scene;
  const api = createApiClient({
    baseUrl: "https://api.example",
    token: () => Promise.resolve("sample"),
    language: () => language,
    fetch: fetchFrom({ ...common, ...replies }),
  });
  return {
    config: { ...sampleConfig, ...config },
    areas: scene.areas ?? sampleAreas,
    session: {
      view: constant({ ...sampleSession, ...session }),
      send: scene.onSignIn ?? nothing,
    },
    language: {
      view: constant({ language, isReady: true, isSwitching: false }),
      choose: nothing,
      identify: nothing,
      onChanged: never,
      onFailed: never,
      isReady: () => Promise.resolve(),
    },
    i18n,
    loadParts: () => Promise.resolve(),
    client: createPrefetchingClient(api),
    firstAnswers: { read: nothing, arrived: () => Promise.resolve(), take: () => new Map() },
    connection: {
      isOnline: constant(!isOffline),
      answeredAt: () => (isOffline ? new Date(2026, 10, 21, 14, 32).getTime() : null),
      withTimestamp: (send) => send,
    },
    consent: {
      view: constant({ ...unknownConsent, ...consent }),
      send: scene.onConsent ?? nothing,
      ask: nothing,
      identify: nothing,
      onSaved: never,
      onFailed: never,
    },
    statistics: { ...noStatistics, queue: scene.onLookedUp ?? nothing },
    inspection: {},
    device: createDevice({
      local: memoryStore(),
      session: memoryStore(),
      screen: { current: () => ({ width: 1366, ratio: 1 }), onChanged: never },
      keys: scene.keys ?? { onPressed: nothing },
      showTheme: nothing,
    }),
  };
}
