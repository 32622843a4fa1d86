import type { RuleWritten } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import type { Toast } from "@specimen/ui/Toast/ToastContext.ts";
import { useTranslation } from "react-i18next";
import { useLateMutation, type Subject } from "../../services/hooks/useMutation.ts";
import { outcomeOf } from "../form/useContractForm.ts";
import { writtenOf } from "../form/writtenOf.ts";

/**
 * Offers in its toast to take a change back: one in effect by a change to what was before, one that
 * waits or is to come by withdrawing it. It works also after the screen was left.
 */
export function useUndo(
  subject: Subject,
  onUndone: () => Promise<unknown>,
): (answer: unknown) => Toast["action"] {
  const { t } = useTranslation();
  const client = useApiClient();
  const undo = useLateMutation<{ id: string; isInEffect: boolean }>(
    async ({ id, isInEffect }) => {
      const params = { path: { id } };
      const answer = isInEffect
        ? writtenOf(await client.POST("/client-tool/changes/{id}/revert", { params, body: {} }))
        : await client.POST("/client-tool/changes/{id}/withdraw", { params, body: {} });
      await onUndone();
      return answer;
    },
    { method: "POST", subject, outcomeOf },
  );
  return (answer) => {
    const { changeId: id, status } = answer as RuleWritten;
    if (id === null) return undefined;
    const isInEffect = status === "effective";
    return { label: t("form.undo"), onClick: () => undo({ id, isInEffect }) };
  };
}
