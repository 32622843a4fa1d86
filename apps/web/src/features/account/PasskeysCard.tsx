import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useConfig } from "../../services/useServices.ts";
import { PasskeysLink } from "../../widgets/PasskeysLink.tsx";

/** The second factor of the sign-in, where the provider has one. */
export function PasskeysCard() {
  const { t } = useTranslation();
  const { passkeysUrl } = useConfig();
  if (passkeysUrl === undefined) return null;
  return (
    <Card title={t("passkeys.title")} isDivided>
      <Stack>
        <Text tone="ink2">{t("passkeys.text")}</Text>
        <PasskeysLink />
      </Stack>
    </Card>
  );
}
