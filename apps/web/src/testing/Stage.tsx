import { createApiClient } from "@specimen/api/client";
import { ApiProvider, createPrefetchingClient } from "@specimen/api/react";
import type { ConsentEvent, ConsentView } from "@specimen/core/consent";
import type { SignInEvent, SignInView } from "@specimen/core/identity";
import { isLanguage, type Language } from "@specimen/core/language";
import "@specimen/ui/theme/global.css.ts";
import { ToastProvider } from "@specimen/ui/Toast/ToastProvider.tsx";
import type { i18n as I18n } from "i18next";
import { Suspense, use, useState, type ComponentType, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import type { Area } from "../areas/Area.ts";
import type { Config } from "../config.ts";
import { readWordsFile } from "../browser/words.ts";
import { createI18n, loadParts, showLanguage } from "../i18n/i18n.ts";
import translation from "../i18n/locales/en/translation.json" with { type: "json" };
import { createReader, sharedParts, type WordsPart } from "../i18n/words.ts";
import { AreasContext } from "../services/areas.ts";
import { ConfigContext } from "../services/configuration.ts";
import { ConnectionContext, type Connection } from "../services/connection.ts";
import { ConsentContext, unknownConsent, type ConsentService } from "../services/consent.ts";
import { LanguageContext } from "../services/language.ts";
import { RoutedLinks } from "../services/RoutedLinks.tsx";
import { SessionContext } from "../services/session.ts";
import { ShortcutsServiceContext } from "../services/shortcuts.ts";
import { ThemeContext, type ThemeService } from "../services/theme.ts";
import { sampleAreas } from "./sampleAreas.ts";
import { fetchFrom, ok, type Replies } from "./replies.ts";
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
  /** Hears what is said to consent. */
  onConsent?: (event: ConsentEvent) => void;
  /** Differences from the sample configuration. */
  config?: Partial<Config>;
  /** Hears what is said to sign-in. */
  onSignIn?: (event: SignInEvent) => void;
}

/** Everything a screen needs around it: words, router, cache, API answers and a session. */
export function Stage({ children, ...scene }: Scene & { children: ReactNode }) {
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
 * The stage as a decorator of a file's stories. One story says what is different about its scene
 * in `parameters: { scene }`; the language follows the showroom's switch.
 */
export function onStage(scene: Scene = {}) {
  return (Story: ComponentType, { globals, parameters }: StoryContext) => {
    const chosen = globals["language"];
    const own = parameters["scene"] as Scene | undefined;
    const language = own?.language ?? scene.language ?? (isLanguage(chosen) ? chosen : "en");
    return (
      <Stage key={language} {...scene} {...own} language={language}>
        <Story />
      </Stage>
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

const spoken = new Map<Language, Promise<I18n>>();

function wordsOf(language: Language): Promise<I18n> {
  const known = spoken.get(language);
  if (known !== undefined) return known;
  const i18n = createI18n(createReader(readWordsFile));
  const words = showLanguage(i18n, language)
    .then(() => loadParts(i18n, language, parts))
    .then(() => i18n);
  spoken.set(language, words);
  return words;
}

function Set({
  path = "/",
  language = "en",
  areas = sampleAreas,
  session = {},
  replies = {},
  isOffline = false,
  consent = {},
  onConsent = () => undefined,
  config = {},
  onSignIn = () => undefined,
  children,
}: Scene & { children: ReactNode }) {
  const i18n = use(wordsOf(language));
  const [reading] = useState(() =>
    createPrefetchingClient(
      createApiClient({
        baseUrl: "https://api.example",
        token: () => Promise.resolve("sample"),
        language: () => language,
        fetch: fetchFrom({ ...common, ...replies }),
      }),
    ),
  );
  const speech = {
    language,
    isReady: true,
    isSwitching: false,
    choose: () => undefined,
    onFailed: () => () => undefined,
  };
  const view = { ...sampleSession, ...session };
  const [asked] = useState(() => stillConsent({ ...unknownConsent, ...consent }, onConsent));
  return (
    <I18nextProvider i18n={i18n}>
      <AreasContext value={areas}>
        <ConfigContext value={{ ...sampleConfig, ...config }}>
          <ConnectionContext value={isOffline ? offline : online}>
            <ThemeContext value={still}>
              <LanguageContext value={speech}>
                <SessionContext value={{ view, send: onSignIn }}>
                  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
                    <ApiProvider reading={reading}>
                      <MemoryRouter initialEntries={[path]} useTransitions={false}>
                        <ConsentContext value={asked}>
                          <ShortcutsServiceContext value={stillShortcuts}>
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
                          </ShortcutsServiceContext>
                        </ConsentContext>
                      </MemoryRouter>
                    </ApiProvider>
                  </SWRConfig>
                </SessionContext>
              </LanguageContext>
            </ThemeContext>
          </ConnectionContext>
        </ConfigContext>
      </AreasContext>
    </I18nextProvider>
  );
}

const still: ThemeService = { theme: "system", choose: () => undefined };

const stillConsent = (view: ConsentView, send: ConsentService["send"]): ConsentService => ({
  view: () => view,
  listen: () => () => undefined,
  send,
  identify: () => undefined,
  onSaved: () => () => undefined,
  onFailed: () => () => undefined,
});

const stillShortcuts = { areOn: true, choose: () => undefined };

const online: Connection = {
  isOnline: () => true,
  answeredAt: () => null,
  listen: () => () => undefined,
  noting: (send) => send,
};

const offline: Connection = {
  ...online,
  isOnline: () => false,
  answeredAt: () => new Date(2026, 10, 21, 14, 32).getTime(),
};
