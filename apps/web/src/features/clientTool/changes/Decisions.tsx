import type { RuleChangeDetail, RuleDecision } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { paths } from "../../../url/paths.ts";
import { ConfirmDialog } from "../../../widgets/form/ConfirmDialog.tsx";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { isOutdated } from "../../../widgets/isOutdated.ts";
import { useKeptFocus } from "../../../widgets/keptFocus.ts";

interface DecisionsProps {
  found: RuleChangeDetail;
  onDecided: () => void;
}

/** Approving, refusing, withdrawing or taking back a change. */
export function Decisions({ found, onDecided }: DecisionsProps) {
  const { change, decisions } = found;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<RuleDecision | null>(null);
  const [reason, setReason] = useState("");
  const [wasJudged, setWasJudged] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // At once: a decision that came too late is told outside of the dialog.
  const close = () => flushSync(() => setAsked(null));
  const { decide, isPending } = useDecision(change.id, {
    onDecided: (madeId) => {
      close();
      onDecided();
      // Who has left the screen meanwhile stays where they are.
      if (madeId !== null && place.current !== null) void navigate(paths.clientTool.change(madeId));
    },
    // A reason stays to be copied.
    onTooLate: (written) => {
      if (written === "") close();
      onDecided();
    },
  });
  useKeptFocus(place, change.status);
  const needsReason = asked === "refuse";
  const isMissing = needsReason && reason.trim() === "";
  return (
    <>
      {change.status === "waiting" && !decisions.includes("approve") && (
        <Text tone="ink2">{t(`clientTool.change.${whyNotApproved(found)}`)}</Text>
      )}
      <div ref={place}>
        <Stack direction="row" gap={10} isWrapping>
          {decisions.map((decision) => (
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
          if (isMissing) field.current?.focus();
          else if (asked !== null) decide({ decision: asked, reason: reason.trim() });
        }}
      >
        <Stack gap={10}>
          {asked !== null && <Text>{t(`clientTool.decide.text.${asked}`)}</Text>}
          <TextField
            ref={field}
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

/** Why the reader cannot approve a change that waits. */
function whyNotApproved({ change, decisions }: RuleChangeDetail) {
  if (decisions.length === 0) return "noAccess";
  return change.isOwn ? "own" : "tooLate";
}

interface DecisionEnds {
  /** Is given the id of the change that took this one back, if one did. */
  onDecided: (madeId: string | null) => void;
  /** Somebody else decided first, or the rule was changed. */
  onTooLate: (reason: string) => void;
}

/** Sends a decision. */
function useDecision(id: string, { onDecided, onTooLate }: DecisionEnds) {
  const client = useApiClient();
  const params = { path: { id } };
  const { submit, isPending } = useMutation<{ decision: RuleDecision; reason: string }>(
    async ({ decision, reason }) => {
      const body = reason === "" ? {} : { reason };
      try {
        if (decision === "revert") {
          const written = writtenOf(
            await client.POST("/client-tool/changes/{id}/revert", { params, body }),
          );
          onDecided(written.changeId);
          return written;
        }
        if (decision === "approve")
          await client.POST("/client-tool/changes/{id}/approve", { params, body });
        if (decision === "refuse")
          await client.POST("/client-tool/changes/{id}/refuse", { params, body: { reason } });
        if (decision === "withdraw")
          await client.POST("/client-tool/changes/{id}/withdraw", { params, body });
        onDecided(null);
        return {};
      } catch (error) {
        if (isOutdated(error)) onTooLate(reason);
        throw error;
      }
    },
    { method: "POST", subject: "change", outcomeOf },
  );
  return { decide: submit, isPending };
}
