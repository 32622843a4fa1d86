import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useConfig } from "../../services/useServices.ts";
import { useConsent } from "../../services/hooks/useConsent.ts";

/** The answer to the question of the banner, which can be given and taken back here. */
export function PrivacyCard() {
  const { t } = useTranslation();
  const { privacyUrl } = useConfig();
  const { choice, isSaving, answer } = useConsent();
  return (
    <Card title={t("account.privacy")} isDivided>
      <Stack>
        <Checkbox
          label={t("account.consent")}
          hint={t("account.consentHint")}
          checked={choice === "allowed"}
          // Nobody would hear an answer before the former one is known or stored.
          isPending={isSaving || choice === "unknown"}
          onCheckedChange={answer}
        />
        {privacyUrl !== undefined && (
          <Link href={privacyUrl} isNewTab>
            {t("consent.privacyPolicy")}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
