import { useEffect, useId, useRef, type ReactNode } from "react";
import { CloseIcon } from "../Icon/firstPage.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import {
  actions as actionsStyle,
  body,
  dialog,
  header,
  title as titleStyle,
} from "./Dialog.css.ts";
import { DialogFailure } from "./DialogFailure.tsx";
import { useGroundPress } from "./useGroundPress.ts";

export type DialogProps = {
  isOpen: boolean;
  /** Escape, the cross and the ground behind it ask for this. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** What is filled in or chosen, radio buttons by the one that is chosen. */
const field = ":is(input, select, textarea):enabled:not([type=radio]:not(:checked))";

/**
 * A window over the page, on the browser's own `<dialog>`: it keeps the focus and gives it back by itself,
 * and needs no style element at run time, which the content security policy forbids. Where it asks for
 * something, the focus is on the first field (WAI-ARIA dialog pattern), otherwise on the cross.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const groundPress = useGroundPress(onClose);
  useEffect(() => {
    if (isOpen) {
      element.current?.showModal();
      asked.current?.querySelector<HTMLElement>(field)?.focus();
    } else element.current?.close();
  }, [isOpen]);
  return (
    // The key for closing is the dialog's own; the click is an addition for the pointer.
    <dialog
      ref={element}
      className={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...groundPress}
    >
      {isOpen && (
        <>
          <div className={header}>
            <h2 id={titleId} className={titleStyle}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div ref={asked} className={body}>
            {children}
          </div>
          <DialogFailure onClose={onClose} />
          {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}
