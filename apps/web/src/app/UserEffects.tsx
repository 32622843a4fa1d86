import { useToast } from "@specimen/ui/Toast/useToast.ts";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { accountTabs } from "../browser/accountTabs.ts";
import { useConsentService } from "../services/hooks/useConsent.ts";
import { useCurrentUser } from "../services/hooks/useCurrentUser.ts";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { useSavedAccount } from "../services/hooks/useSavedAccount.ts";
import { useSession } from "../services/hooks/useSession.ts";
import { useServices } from "../services/useServices.ts";
import { useAccountTheme } from "./useAccountTheme.ts";

/**
 * Tells consent and statistics who is signed in, consent which page they see, and the user what
 * could not be saved and that a language stays because the chosen one could not be loaded. The
 * theme follows the account, and the account what another tab saved of it. What is read ahead for this
 * user is not for the next one.
 */
export default function UserEffects() {
  const consent = useConsentService();
  const { statistics, client } = useServices();
  const { status, user: signedIn } = useSession();
  const { data: user, mutate } = useCurrentUser();
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const toast = useToast();
  useAccountTheme();
  const isOut = status === "unauthenticated";
  const isKnown = user !== undefined;
  useEffect(() => {
    if (isOut) consent.send({ type: "user.forgotten" });
    else if (user !== undefined) consent.identify(user);
  }, [consent, isOut, user]);
  const userId = status === "authenticated" ? signedIn?.sub : undefined;
  useEffect(() => {
    if (isOut) statistics.forget();
    else if (userId !== undefined) statistics.identify(userId);
  }, [statistics, isOut, userId]);
  // With the layout, that is before the screens of the next user begin to read.
  useLayoutEffect(() => (userId === undefined ? undefined : client.forget), [client, userId]);
  useEffect(() => {
    if (isKnown) consent.send({ type: "page.viewed", path: pathname });
  }, [consent, isKnown, pathname]);
  const takeSaved = useEffectEvent(useSavedAccount());
  useEffect(() => consent.onSaved((saved) => void takeSaved(saved)), [consent]);
  useEffect(() => accountTabs.onSaved(() => void mutate()), [mutate]);
  useEffect(
    () =>
      consent.onFailed(() => {
        const { title, text } = t("consent.failed", { returnObjects: true });
        toast({ tone: "no", title, text });
      }),
    [consent, toast, t],
  );
  const { onFailed } = useLanguage();
  useEffect(
    () =>
      onFailed(() => {
        const { title, text } = t("shell.languageFailed", { returnObjects: true });
        toast({ tone: "no", title, text });
      }),
    [onFailed, toast, t],
  );
  return null;
}
