import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { ConfirmDialog } from "../../widgets/form/ConfirmDialog.tsx";
import { useTimeText } from "../../widgets/useTimeText.ts";

export interface SigningKeyProps {
  signing: { signingKey: string; generation: number; previousUntil: string | null };
  onRenewed: () => void;
}

/** The key with which the other side checks that a call is ours, and the way to a new one. */
export function SigningKey({
  signing: { signingKey, generation, previousUntil },
  onRenewed,
}: SigningKeyProps) {
  const { t } = useTranslation();
  const time = useTimeText();
  const client = useApiClient();
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isPending } = useMutation<number>(
    async (known) => {
      await client.POST("/client-tool/data-check/alarms/signing-key", {
        body: { generation: known },
      });
      setIsAsking(false);
      setIsShown(true);
      onRenewed();
    },
    { method: "POST", subject: "signingKey" },
  );
  return (
    <Card title={t("clientToolDataCheck.signingKey")} isDivided>
      <Stack gap={10}>
        <Text tone="ink2">{t("clientToolDataCheck.signingKeyText")}</Text>
        {previousUntil !== null && (
          <Text>{t("clientToolDataCheck.previousKey", { time: time(previousUntil) })}</Text>
        )}
        <Stack direction="row" gap={10} isWrapping>
          {isShown && <Text isCode>{signingKey}</Text>}
          <Button variant="secondary" size="sm" onClick={() => setIsShown(!isShown)}>
            {t(isShown ? "clientToolDataCheck.hideKey" : "clientToolDataCheck.showKey")}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setIsAsking(true)}
          >
            {t("clientToolDataCheck.renewKey")}
          </Button>
        </Stack>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("clientToolDataCheck.renewTitle")}
        confirm={t("clientToolDataCheck.renewKey")}
        isPending={isPending}
        onConfirm={() => submit(generation)}
        onCancel={() => setIsAsking(false)}
      >
        <Text>{t("clientToolDataCheck.renewText")}</Text>
      </ConfirmDialog>
    </Card>
  );
}
