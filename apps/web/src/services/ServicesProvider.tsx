import { ApiProvider } from "@specimen/api/react";
import { ShortcutsContext } from "@specimen/ui/Kbd/ShortcutsContext.ts";
import { useEffect, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { SWRConfig, useSWRConfig } from "swr";
import { clock } from "../browser/clock.ts";
import { createAnswerCache } from "./answers/answerCache.ts";
import { cacheSettings } from "./answers/cacheSettings.ts";
import { useAnswerCache } from "./answers/shownAnswers.ts";
import { useShortcutsChoice } from "./hooks/useShortcutsChoice.ts";
import type { Services } from "./Services.ts";
import { useCurrentUser } from "./hooks/useCurrentUser.ts";
import { useSession } from "./hooks/useSession.ts";
import { ServicesContext, useServices } from "./useServices.ts";

interface ServicesProviderProps {
  services: Services;
  children: ReactNode;
}

/** Gives the running services, and the libraries that need a provider, to every screen below. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <I18nextProvider i18n={services.i18n}>
      <ServicesContext value={services}>
        <ApiProvider reading={services.client}>
          <SignedInUser>{children}</SignedInUser>
        </ApiProvider>
      </ServicesContext>
    </I18nextProvider>
  );
}

function SignedInUser({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { areOn } = useShortcutsChoice();
  return (
    <ShortcutsContext value={areOn}>
      <UserAnswers key={user?.sub ?? ""} isSignedIn={user !== null}>
        {children}
      </UserAnswers>
    </ShortcutsContext>
  );
}

/** One user's answers; another user starts with an empty cache. */
function UserAnswers({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const { firstAnswers } = useServices();
  const [cache] = useState(() =>
    createAnswerCache(clock.now, isSignedIn ? firstAnswers.take() : undefined),
  );
  return (
    <SWRConfig value={{ provider: () => cache, ...cacheSettings }}>
      <LanguageEffects />
      {children}
    </SWRConfig>
  );
}

/** Rereads everything when the language changes, and tells the language who signed in. */
function LanguageEffects() {
  const { mutate } = useSWRConfig();
  const cache = useAnswerCache();
  const { client, language } = useServices();
  const { onChanged, identify } = language;
  const defaultLanguage = useCurrentUser().data?.defaultLanguage;
  useEffect(
    () =>
      onChanged(() => {
        client.forget();
        void cache.reread(() => mutate(() => true));
      }),
    [onChanged, client, cache, mutate],
  );
  useEffect(() => {
    if (defaultLanguage !== undefined) identify(defaultLanguage);
  }, [identify, defaultLanguage]);
  return null;
}
