import type { Alert } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { ConfirmDialog } from "../../widgets/form/ConfirmDialog.tsx";
import { isOutdated } from "../../widgets/isOutdated.ts";
import { useReasonText } from "./useReasonText.ts";

/** Asks what was done about an alarm; open while there is one. */
export function SettleDialog({ alert, onClose }: { alert: Alert | null; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  const reasonText = useReasonText();
  // One dialog serves all alarms; what was typed belongs to one.
  const [typed, setTyped] = useState({ id: "", note: "" });
  const note = typed.id === alert?.id ? typed.note : "";
  const { submit, isPending } = useMutation<{ id: string; note: string }>(
    async ({ id, note: written }) => {
      const read = () => mutate(["/client-tool/data-check/alerts"]);
      try {
        await client.POST("/client-tool/data-check/alerts/{id}/settle", {
          params: { path: { id } },
          body: written === "" ? {} : { note: written },
        });
        await read();
        onClose();
      } catch (error) {
        // Somebody else settled it first: how is in the list. A note stays to be copied.
        if (isOutdated(error)) {
          await read();
          if (written === "") flushSync(onClose);
        }
        throw error;
      }
    },
    { method: "POST", subject: "alarm" },
  );
  return (
    <ConfirmDialog
      isOpen={alert !== null}
      title={t("clientToolDataCheck.alerts.settleTitle")}
      confirm={t("clientToolDataCheck.alerts.settle")}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => alert !== null && submit({ id: alert.id, note: note.trim() })}
    >
      <Stack gap={10}>
        {alert !== null && <Text>{reasonText(alert)}</Text>}
        <TextField
          label={t("clientToolDataCheck.alerts.note")}
          hint={t("clientToolDataCheck.alerts.noteHint")}
          maxLength={500}
          value={note}
          onValueChange={(next) => setTyped({ id: alert?.id ?? "", note: next })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
