import type { IdentityErrorCode, SignInPhase } from "@specimen/core/identity";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { useTranslation } from "react-i18next";
import { identityErrorMessage } from "../../i18n/errorMessage.ts";
import { useSignIn } from "../../services/hooks/useSession.ts";
import { AuthScreen } from "./AuthScreen.tsx";

export interface SignInScreenProps {
  phase: SignInPhase;
  error: IdentityErrorCode | null;
}

/** Every screen of signing in. */
export function SignInScreen({ phase, error }: SignInScreenProps) {
  const { t } = useTranslation("auth");
  const send = useSignIn();
  const goToProvider = () => send({ type: "provider.requested" });
  const openWindow = () => send({ type: "popup.requested" });
  const byHand = (
    <Button variant="thin" onClick={goToProvider}>
      {t("byHand")}
    </Button>
  );
  switch (phase) {
    case "failed":
      return <FailedScreen error={error ?? "request_error"} {...{ goToProvider, openWindow }} />;
    case "signedOut":
      return (
        <AuthScreen
          title={t("signedOut.title")}
          text={t("signedOut.text")}
          actions={
            <>
              <Button size="lg" onClick={() => send({ type: "signIn.requested" })}>
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
    case "linkRefused":
      return <AuthScreen isBusy title={t("linkRefused")} text={t("step.linkRefused")} />;
    case "redirecting":
      return <AuthScreen isBusy title={t("landing.welcome")} text={t("step.redirecting")} />;
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
            <Button variant="thin" onClick={goToProvider}>
              {t("onThisPage")}
            </Button>
          }
        />
      );
    case "checkingLink":
      return (
        <AuthScreen
          isBusy
          title={t("landing.welcome")}
          text={t("step.oneTimeLogin")}
          actions={byHand}
        />
      );
    case "arriving":
      return (
        <AuthScreen
          isBusy
          title={t("landing.welcome")}
          text={t("step.arriving")}
          actions={byHand}
        />
      );
    case "loadingApp":
      return (
        <AuthScreen
          isBusy
          title={t("landing.loadingApp")}
          text={t("step.arriving")}
          actions={byHand}
        />
      );
  }
}

interface FailedScreenProps {
  error: IdentityErrorCode;
  goToProvider: () => void;
  openWindow: () => void;
}

/** What went wrong, and both ways on; the one that just failed comes second. */
function FailedScreen({ error, goToProvider, openWindow }: FailedScreenProps) {
  const { t } = useTranslation("auth");
  const { t: tShared } = useTranslation("migration");
  const { title, text } = identityErrorMessage(error, tShared);
  const ways = {
    page: { label: t(error === "popup_open" ? "onThisPage" : "again"), take: goToProvider },
    window: { label: t(error === "popup_open" ? "windowAgain" : "inWindow"), take: openWindow },
  };
  const [first, second] = isOfThePage(error) ? [ways.window, ways.page] : [ways.page, ways.window];
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

/** Whether a window may do what leaving this page for the provider cannot. */
const isOfThePage = (error: IdentityErrorCode): boolean =>
  error === "too_many_redirects" || error === "storage_denied";
