import { ZoomInIcon, ZoomOutIcon } from "@specimen/ui/Icon/actions.tsx";
import { BanknoteIcon } from "@specimen/ui/Icon/areas.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { HeldView } from "./viewportStore.ts";
import { showWhole } from "./useViewport.ts";
import * as css from "./viewer.css.ts";

export interface ZoomToolsProps {
  held: HeldView;
  onZoom: (factor: number) => void;
}

const nearer = 1.5;

/** Holds the picture nearer or farther; each button has its key. */
export function ZoomTools({ held, onZoom }: ZoomToolsProps) {
  const { t } = useTranslation();
  const zoomIn = () => onZoom(nearer);
  const zoomOut = () => onZoom(1 / nearer);
  const whole = () => showWhole(held);
  useShortcuts({ "+": zoomIn, "-": zoomOut, "0": whole });
  return (
    <div className={css.group}>
      <IconButton label={t("banknotes.viewer.zoomOut")} icon={<ZoomOutIcon />} onClick={zoomOut} />
      <Percent held={held} />
      <IconButton label={t("banknotes.viewer.zoomIn")} icon={<ZoomInIcon />} onClick={zoomIn} />
      <IconButton label={t("banknotes.viewer.zoomReset")} icon={<BanknoteIcon />} onClick={whole} />
      <span className={css.key}>
        <Kbd>−</Kbd> <Kbd>+</Kbd> <Kbd>0</Kbd>
      </span>
    </div>
  );
}

/** How far in one is; it follows the hand as the picture does. */
function Percent({ held }: { held: HeldView }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tell = () => {
      const text = `${Math.round(held.current().zoom * 100)} %`;
      if (place.current !== null) place.current.textContent = text;
    };
    tell();
    return held.listen(tell);
  }, [held]);
  return <span ref={place} className={css.percent} />;
}
