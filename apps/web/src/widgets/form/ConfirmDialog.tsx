import { Button } from "@specimen/ui/Button/Button.tsx";
import { Dialog } from "@specimen/ui/Dialog/Dialog.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb of the button that does it. */
  confirm: string;
  /** The verb of the button that leaves everything as it is; "Cancel" without it. */
  cancel?: string;
  /** Something is destroyed. */
  isGrave?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done that is hard to undo. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  cancel,
  isGrave = false,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      closeLabel={t("shell.close")}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancel ?? t("form.cancel")}
          </Button>
          <Button variant={isGrave ? "red" : "primary"} pending={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
