import { ConsentBar } from "@specimen/ui/Banner/ConsentBar.tsx";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { useTranslation } from "react-i18next";
import { useConfig } from "../../services/useServices.ts";
import { useConsent } from "../../services/hooks/useConsent.ts";

/** Asks whether use may be measured, until it is answered; both answers weigh the same. */
export function ConsentBanner() {
  const { t } = useTranslation();
  const { privacyUrl } = useConfig();
  const { answer } = useConsent();
  return (
    <ConsentBar
      title={t("consent.title")}
      text={t("consent.message")}
      link={
        privacyUrl === undefined
          ? undefined
          : { href: privacyUrl, label: t("consent.privacyPolicy") }
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t("consent.deny")}
          </Button>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t("consent.allow")}
          </Button>
        </>
      }
    />
  );
}
