import type { DataCheck } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { usePermissions } from "../../../services/hooks/useSession.ts";
import { useRuleWords } from "../rule/useRuleWords.ts";

/** Reports a forgery; what is sent is shown before, and nothing of the holder is among it. */
export function ReportForgery({ check }: { check: DataCheck }) {
  const { t } = useTranslation();
  const words = useRuleWords();
  const client = useApiClient();
  const mayReport = usePermissions().includes(
    "identity_documents:data_check_report_forgeries:read",
  );
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState("");
  const mutation = useMutation<string>(
    (text) =>
      client.POST("/identity-documents/data-check/notify", {
        body: { checkId: check.id, message: text },
      }),
    { method: "POST" },
  );
  const failed = check.rules.filter(({ outcome }) => outcome === "fail");
  if (!mayReport || failed.length === 0) return null;
  if (mutation.status === "success") return <Text tone="ok">{t("dataCheck.report.sent")}</Text>;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("dataCheck.report.title")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("dataCheck.report.title")}
        closeLabel={t("shell.close")}
        actions={
          <Button pending={mutation.status === "pending"} onClick={() => mutation.submit(message)}>
            {t("dataCheck.report.send")}
          </Button>
        }
      >
        <Stack gap={10}>
          <Text>{t("dataCheck.report.text")}</Text>
          <ul>
            {failed.map((rule) => (
              <li key={`${rule.rule} ${rule.about ?? ""}`}>{words(rule).name}</li>
            ))}
          </ul>
          <TextField
            label={t("dataCheck.report.message")}
            value={message}
            maxLength={2000}
            onValueChange={setMessage}
          />
        </Stack>
      </Dialog>
    </>
  );
}
