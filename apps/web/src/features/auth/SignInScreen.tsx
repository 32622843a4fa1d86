import type { IdentityErrorCode, SignInPhase } from "@specimen/core/identity";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { useTranslation } from "react-i18next";
import { identityErrorMessage } from "../../i18n/errorMessage.ts";
import { useIsByLink, useSignIn } from "../../services/session.ts";
import { AuthScreen } from "./AuthScreen.tsx";

export interface SignInScreenProps {
  phase: SignInPhase;
  error: IdentityErrorCode | null;
  /** The visitor asked for a page of the product and waits for it. */
  isWaiting?: boolean;
  /** Where a sign-in that is asked for here ends; by default on the page that was left. */
  returnTo?: string;
}

/** Every picture of signing in. */
export function SignInScreen({ phase, error, isWaiting = false, returnTo }: SignInScreenProps) {
  const { t } = useTranslation("auth");
  const send = useSignIn();
  const isByLink = useIsByLink();
  const after = returnTo === undefined ? {} : { returnTo };
  const askProvider = () => send({ type: "provider.requested", ...after });
  const openWindow = () => send({ type: "popup.requested", ...after });
  switch (phase) {
    case "failed":
      return <FailedScreen error={error ?? "request_error"} {...{ askProvider, openWindow }} />;
    case "ended":
    case "signedOut":
      return (
        <AuthScreen
          title={t("signedOut.title")}
          text={t("signedOut.text")}
          actions={
            <>
              <Button size="lg" onClick={() => send({ type: "signIn.requested", ...after })}>
                {t("again")}
              </Button>
              <Button variant="thin" onClick={openWindow}>
                {t("inWindow")}
              </Button>
            </>
          }
        />
      );
    case "leaving":
      return <AuthScreen isBusy title={t("landing.goodbye")} text={t("step.leaving")} />;
    case "redirecting":
      return isByLink ? (
        <AuthScreen isBusy title={t("linkRefused")} text={t("step.linkRefused")} />
      ) : (
        <AuthScreen isBusy title={t("landing.welcome")} text={t("step.redirecting")} />
      );
    case "signedIn":
    case "askingToSwitch":
      return <AuthScreen isBusy title={t("landing.welcome")} text={t("landing.loadingApp")} />;
    case "inPopup":
      return (
        <AuthScreen
          isBusy
          title={t("landing.welcome")}
          text={t("step.inPopup")}
          actions={
            <Button variant="thin" onClick={askProvider}>
              {t("onThisPage")}
            </Button>
          }
        />
      );
    case "arriving":
    case "oneTimeLogin":
      return (
        <AuthScreen
          isBusy
          title={t(isWaiting ? "landing.loadingApp" : "landing.welcome")}
          text={t(`step.${phase === "oneTimeLogin" && isByLink ? phase : "arriving"}`)}
          actions={
            <Button variant="thin" onClick={askProvider}>
              {t("byHand")}
            </Button>
          }
        />
      );
  }
}

interface FailedScreenProps {
  error: IdentityErrorCode;
  askProvider: () => void;
  openWindow: () => void;
}

/** What went wrong, and both ways on; the one that just failed comes second. */
function FailedScreen({ error, askProvider, openWindow }: FailedScreenProps) {
  const { t } = useTranslation("auth");
  const { t: speak } = useTranslation("migration");
  const { title, text } = identityErrorMessage(error, speak);
  const ways = {
    page: { label: t(error === "popup_open" ? "onThisPage" : "again"), take: askProvider },
    window: { label: t(error === "popup_open" ? "windowAgain" : "inWindow"), take: openWindow },
  };
  const [first, second] =
    error === "too_many_redirects" ? [ways.window, ways.page] : [ways.page, ways.window];
  return (
    <AuthScreen
      title={title}
      text={text}
      code={error}
      actions={
        <>
          <Button size="lg" onClick={first.take}>
            {first.label}
          </Button>
          <Button variant="thin" onClick={second.take}>
            {second.label}
          </Button>
        </>
      }
    />
  );
}
