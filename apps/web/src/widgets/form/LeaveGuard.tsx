import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { guardLeaving, type GoOn } from "../../browser/leaving.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface LeaveGuardProps {
  /** Whether the browser keeps what was typed beyond this tab; null where nothing was. */
  isKept: boolean | null;
  /** A file is on its way, which is lost. */
  isSending?: boolean;
}

/**
 * Asks before something that was typed and not saved is left, which stays in the browser all the
 * same, or a file that is being sent.
 */
export function LeaveGuard({ isKept, isSending = false }: LeaveGuardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<GoOn | null>(null);
  const follow = useEffectEvent((path: string) => void navigate(path));
  useEffect(
    () => guardLeaving({ ask: (go) => setGoOn(() => go), follow: (path) => follow(path) }),
    [],
  );
  return (
    <ConfirmDialog
      isOpen={goOn !== null}
      title={t("form.leave.title")}
      confirm={t("form.leave.confirm")}
      cancel={t("form.leave.stay")}
      onConfirm={() => goOn?.()}
      onCancel={() => setGoOn(null)}
    >
      <Stack gap={10}>
        {isKept !== null && <Text>{t(isKept ? "form.leave.text" : "form.leave.textHere")}</Text>}
        {isSending && <Text>{t("form.leave.sending")}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}
