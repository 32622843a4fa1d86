import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { CloseIcon } from "../Icon/firstPage.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { placeBelow } from "./placeBelow.ts";
import * as css from "./Popup.css.ts";

export type PopupProps = {
  /** What it opened from: it stands below it, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Before the title, for instance a flag. */
  sign?: ReactNode;
  title: string;
  closeLabel: string;
  /** Escape, the cross, a click outside and a focus elsewhere ask for this. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A small window that belongs to one thing of the page (WAI-ARIA dialog, not modal). It stays within
 * the nearest positioned ancestor; on a small screen it is a sheet at the foot.
 */
export function Popup({ anchor, sign, title, closeLabel, onClose, children }: PopupProps) {
  const element = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const popup = element.current;
    const opener = anchor.current;
    if (popup === null || opener === null) return undefined;
    const place = () => placeBelow(popup, opener);
    place();
    popup.focus({ preventScroll: true });
    popup.scrollIntoView({ block: "nearest" });
    const resized = new ResizeObserver(place);
    resized.observe(popup.offsetParent ?? popup);
    return () => resized.disconnect();
  }, [anchor]);

  useEffect(() => {
    const page = element.current?.ownerDocument;
    const opener = anchor.current;
    const stop = new AbortController();
    const heard = { capture: true, signal: stop.signal };
    const leave = ({ target }: Event) => {
      const inside = [element.current, anchor.current];
      if (target instanceof Node && !inside.some((part) => part?.contains(target))) close();
    };
    // A press moves the focus too; what it means is known when it has become a click.
    let isPressed = false;
    page?.addEventListener("pointerdown", () => (isPressed = true), heard);
    page?.addEventListener("pointerup", () => (isPressed = false), heard);
    page?.addEventListener("pointercancel", () => (isPressed = false), heard);
    page?.addEventListener("focusin", (event) => isPressed || leave(event), heard);
    // Before the page's own handlers, so that a click on another opener opens it.
    page?.addEventListener("click", leave, heard);
    page?.addEventListener("keydown", ({ key }) => key === "Escape" && close(), heard);
    return () => {
      stop.abort();
      // Not while React commits: it would put the focus back where it was before.
      if (page !== undefined && isNowhere(page)) opener?.focus({ preventScroll: true });
    };
  }, [anchor]);

  return (
    <div ref={element} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={css.popup}>
      <div className={css.header}>
        {sign}
        <h3 id={titleId} className={css.title}>
          {title}
        </h3>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}

/** Whether the focus is lost, or where a click puts it that hit nothing. */
function isNowhere({ activeElement, body }: Document): boolean {
  if (activeElement === null || activeElement === body) return true;
  return activeElement.getAttribute("tabindex") === "-1";
}
