import { ApiProvider } from "@specimen/api/react";
import { ShortcutsContext } from "@specimen/ui/Kbd/ShortcutsContext.ts";
import { signInView } from "@specimen/core/identity";
import { languageView } from "@specimen/core/language";
import { shallowEqual, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { SWRConfig, useSWRConfig } from "swr";
import { clock } from "../browser/clock.ts";
import { localStore } from "../browser/stores.ts";
import { createAnswerCache, type AnswerCache } from "./answerCache.ts";
import { AreasContext } from "./areas.ts";
import { ConfigContext } from "./configuration.ts";
import { ConnectionContext } from "./connection.ts";
import { ConsentContext } from "./consent.ts";
import type { Services } from "./createServices.ts";
import { useCurrentUser } from "./currentUser.ts";
import { retryAfterError } from "./errorRetry.ts";
import { LanguageContext } from "./language.ts";
import { SessionContext } from "./session.ts";
import { readShortcuts, ShortcutsServiceContext, writeShortcuts } from "./shortcuts.ts";
import { noteShown, ShownAnswersContext } from "./shownAnswers.ts";
import { StatisticsContext } from "./statistics.ts";
import { WatchedContext } from "./watched.ts";
import { LoadPartsContext } from "./words.ts";
import { readTheme, showTheme, ThemeContext, type Theme } from "./theme.ts";

interface ServicesProviderProps {
  services: Services;
  children: ReactNode;
}

/** Gives the running services to every screen below. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  const { signIn, language, i18n, reading, config, connection, consent, statistics, watched } =
    services;
  const view = useSelector(signIn.actor, signInView, shallowEqual);
  const speech = useSelector(language, languageView, shallowEqual);
  const session = useMemo(() => ({ view, send: signIn.actor.send }), [view, signIn]);
  const spoken = useMemo(
    () => ({
      ...speech,
      choose: (chosen: typeof speech.language) =>
        language.send({ type: "language.chosen", language: chosen }),
      onFailed: (failed: () => void) => {
        const heard = language.on("language.failed", failed);
        return () => heard.unsubscribe();
      },
    }),
    [speech, language],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <AreasContext value={services.areas}>
        <LoadPartsContext value={services.loadParts}>
          <ConfigContext value={config}>
            <ConnectionContext value={connection}>
              <LanguageContext value={spoken}>
                <SessionContext value={session}>
                  <ThemeProvider>
                    <ApiProvider reading={reading}>
                      <ConsentContext value={consent}>
                        <StatisticsContext value={statistics}>
                          <WatchedContext value={watched}>
                            <ShortcutsProvider>
                              <UserAnswers
                                key={view.user?.sub ?? ""}
                                isSignedIn={view.user !== null}
                                services={services}
                              >
                                {children}
                              </UserAnswers>
                            </ShortcutsProvider>
                          </WatchedContext>
                        </StatisticsContext>
                      </ConsentContext>
                    </ApiProvider>
                  </ThemeProvider>
                </SessionContext>
              </LanguageContext>
            </ConnectionContext>
          </ConfigContext>
        </LoadPartsContext>
      </AreasContext>
    </I18nextProvider>
  );
}

function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(() => readTheme(localStore()));
  const service = useMemo(
    () => ({
      theme,
      choose: (chosen: Theme) => {
        showTheme(localStore(), chosen);
        setTheme(chosen);
      },
    }),
    [theme],
  );
  return <ThemeContext value={service}>{children}</ThemeContext>;
}

function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [areOn, setAreOn] = useState(() => readShortcuts(localStore()));
  const service = useMemo(
    () => ({
      areOn,
      choose: (chosen: boolean) => {
        writeShortcuts(localStore(), chosen);
        setAreOn(chosen);
      },
    }),
    [areOn],
  );
  return (
    <ShortcutsServiceContext value={service}>
      <ShortcutsContext value={areOn}>{children}</ShortcutsContext>
    </ShortcutsServiceContext>
  );
}

const onErrorRetry = retryAfterError(clock);

/** One user's answers; another user starts with an empty cache. */
function UserAnswers({
  isSignedIn,
  services,
  children,
}: ServicesProviderProps & { isSignedIn: boolean }) {
  const [cache] = useState(() =>
    createAnswerCache(clock.now, isSignedIn ? services.firstAnswers.take() : undefined),
  );
  return (
    <ShownAnswersContext value={cache}>
      <SWRConfig value={{ provider: () => cache.provider, onErrorRetry, use: [noteShown] }}>
        <LanguageFollower services={services} cache={cache} />
        {children}
      </SWRConfig>
    </ShownAnswersContext>
  );
}

/** Rereads everything when the language changes, and tells the language who signed in. */
function LanguageFollower({ services, cache }: { services: Services; cache: AnswerCache }) {
  const { mutate } = useSWRConfig();
  const { language } = services;
  const { data } = useCurrentUser();
  const defaultLanguage = data?.defaultLanguage;
  useEffect(() => {
    const heard = language.on("language.changed", () => {
      void cache.reread(() => mutate(() => true));
    });
    return () => heard.unsubscribe();
  }, [language, cache, mutate]);
  useEffect(() => {
    if (defaultLanguage !== undefined) language.send({ type: "user.identified", defaultLanguage });
  }, [language, defaultLanguage]);
  return null;
}
