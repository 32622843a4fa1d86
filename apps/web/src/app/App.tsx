import { ToastProvider } from "@specimen/ui/Toast/ToastProvider.tsx";
import { useTranslation } from "react-i18next";
import { BrowserRouter } from "react-router-dom";
import { hasWords } from "../i18n/words.ts";
import type { Services } from "../services/Services.ts";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { RoutedLinks } from "../services/routing/RoutedLinks.tsx";
import { ServicesProvider } from "../services/ServicesProvider.tsx";
import { MissingTranslations } from "../services/i18n/MissingTranslations.tsx";
import { onIdle } from "../browser/idle.ts";
import { lazyPart } from "../widgets/lazyPart.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ReadAheadProvider } from "./ReadAheadProvider.tsx";

// Without its code nobody is asked, and nothing is measured or counted.
const UserEffects = lazyPart(() => import("./UserEffects.tsx"), { isOptional: true });

/** The running product. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider services={services}>
      <Translated />
    </ServicesProvider>
  );
}

/**
 * Nothing is drawn before there are words; the document's skeleton stands until then. A step to
 * another address is no transition: what is known is painted at once, what is not says so.
 */
function Translated() {
  const { isReady } = useLanguage();
  const { t, i18n } = useTranslation();
  if (!isReady) return null;
  if (!hasWords(i18n)) return <MissingTranslations />;
  return (
    <ErrorBoundary>
      <ToastProvider
        regionLabel={t("shell.notifications")}
        toastLabel={t("shell.notification")}
        closeLabel={t("shell.close")}
        emptyLabel={t("shell.noNotifications")}
        whenIdle={onIdle}
      >
        <BrowserRouter useTransitions={false}>
          <UserEffects />
          <ReadAheadProvider>
            <RoutedLinks>
              <AppRoutes />
            </RoutedLinks>
          </ReadAheadProvider>
        </BrowserRouter>
      </ToastProvider>
    </ErrorBoundary>
  );
}
