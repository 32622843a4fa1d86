import { useLayoutEffect, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { NoSign } from "../Icon/firstPage.tsx";
import { openDialogs, type Toast } from "../Toast/ToastContext.ts";
import * as css from "./Dialog.css.ts";

/**
 * The latest failure that was told while the dialog is open. Its toast would be inert behind the modal
 * dialog: not read out, not to be pressed, and dimmed.
 */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const [told, setTold] = useState<{ failure: Toast; count: number } | null>(null);
  // With the layout: a failure that is told right after it was closed is told outside.
  useLayoutEffect(() => {
    const tell = (failure: Toast) =>
      setTold((before) => ({ failure, count: (before?.count ?? 0) + 1 }));
    openDialogs.add(tell);
    return () => void openDialogs.delete(tell);
  }, []);
  if (told === null) return null;
  const { title, text, action } = told.failure;
  return (
    // Another element each time: the same words are read out again.
    <div key={told.count} className={css.failure} role="alert">
      <span className={css.failureSign}>
        <NoSign size={22} />
      </span>
      <div className={css.failureWords}>
        <p className={css.failureTitle}>{title}</p>
        {text !== undefined && <p className={css.failureText}>{text}</p>}
        {action !== undefined && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              onClose();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
