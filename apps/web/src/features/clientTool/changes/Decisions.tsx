import type { RuleChange } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { ConfirmDialog } from "../../../widgets/form/ConfirmDialog.tsx";
import { useKeptFocus } from "../../../widgets/keptFocus.ts";

type Decision = "approve" | "refuse" | "withdraw" | "revert";

/** What the reader can do with a change; nobody approves their own. */
function decisionsOn({ status, isOwn }: RuleChange): readonly Decision[] {
  if (status === "waiting") return isOwn ? ["withdraw"] : ["approve", "refuse"];
  if (status === "scheduled") return isOwn ? ["withdraw"] : [];
  return status === "effective" ? ["revert"] : [];
}

/** Approving, refusing, withdrawing or taking back a change. */
export function Decisions({ change, onDecided }: { change: RuleChange; onDecided: () => void }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [reason, setReason] = useState("");
  const [wasJudged, setWasJudged] = useState(false);
  const { decide, isPending } = useDecision(change.id, () => {
    setAsked(null);
    onDecided();
  });
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, change.status);
  const needsReason = asked === "refuse";
  const isMissing = needsReason && reason.trim() === "";
  return (
    <>
      {change.status === "waiting" && change.isOwn && (
        <Text tone="ink2">{t("clientTool.change.own")}</Text>
      )}
      <div ref={place}>
        <Stack direction="row" gap={10} isWrapping>
          {decisionsOn(change).map((decision) => (
            <Button
              key={decision}
              variant={decision === "approve" ? "primary" : "secondary"}
              aria-haspopup="dialog"
              onClick={() => {
                setReason("");
                setWasJudged(false);
                setAsked(decision);
              }}
            >
              {t(`clientTool.decide.${decision}`)}
            </Button>
          ))}
        </Stack>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === null ? "" : t(`clientTool.decide.title.${asked}`)}
        confirm={asked === null ? "" : t(`clientTool.decide.${asked}`)}
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setWasJudged(true);
          if (asked !== null && !isMissing) decide({ decision: asked, reason: reason.trim() });
        }}
      >
        <Stack gap={10}>
          {asked !== null && <Text>{t(`clientTool.decide.text.${asked}`)}</Text>}
          <TextField
            label={t(needsReason ? "clientTool.decide.reason" : "form.when.reason")}
            maxLength={500}
            value={reason}
            onValueChange={setReason}
            required={needsReason}
            error={wasJudged && isMissing ? t("form.problem.missing") : undefined}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function useDecision(id: string, onDecided: () => void) {
  const client = useApiClient();
  const params = { path: { id } };
  const { submit, isPending } = useMutation<{ decision: Decision; reason: string }>(
    async ({ decision, reason }) => {
      const body = reason === "" ? {} : { reason };
      if (decision === "approve")
        await client.POST("/client-tool/changes/{id}/approve", { params, body });
      if (decision === "refuse")
        await client.POST("/client-tool/changes/{id}/refuse", { params, body: { reason } });
      if (decision === "withdraw")
        await client.POST("/client-tool/changes/{id}/withdraw", { params, body });
      if (decision === "revert")
        await client.POST("/client-tool/changes/{id}/revert", { params, body });
      onDecided();
    },
    { method: "POST", subject: "change" },
  );
  return { decide: submit, isPending };
}
