import { formatPercent } from "@specimen/core/format";
import { WholeIcon, ZoomInIcon, ZoomOutIcon } from "@specimen/ui/Icon/actions.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { showWhole } from "./useViewport.ts";
import * as css from "./viewer.css.ts";
import type { ViewportStore } from "./viewportStore.ts";

export interface ZoomToolsProps {
  viewport: ViewportStore;
  onZoom: (factor: number) => void;
}

const factor = 1.5;

/** Enlarges and reduces the picture; each button has its key. */
export function ZoomTools({ viewport, onZoom }: ZoomToolsProps) {
  const { t } = useTranslation();
  const zoomIn = () => onZoom(factor);
  const zoomOut = () => onZoom(1 / factor);
  const whole = () => showWhole(viewport);
  useShortcuts({ "+": zoomIn, "=": zoomIn, "-": zoomOut, "0": whole });
  return (
    <div className={css.group}>
      <IconButton label={t("catalogue.viewer.zoomOut")} icon={<ZoomOutIcon />} onClick={zoomOut} />
      <Percent viewport={viewport} />
      <IconButton label={t("catalogue.viewer.zoomIn")} icon={<ZoomInIcon />} onClick={zoomIn} />
      <IconButton label={t("catalogue.viewer.zoomReset")} icon={<WholeIcon />} onClick={whole} />
      <span className={css.key} aria-hidden="true">
        <Kbd>−</Kbd> <Kbd>+</Kbd> <Kbd>0</Kbd>
      </span>
    </div>
  );
}

/** The present zoom; written without React, since it changes with every move. */
function Percent({ viewport }: { viewport: ViewportStore }) {
  const { language } = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const text = formatPercent(viewport.current().zoom, language);
      if (place.current !== null) place.current.textContent = text;
    };
    write();
    return viewport.subscribe(write);
  }, [viewport, language]);
  return <span ref={place} className={css.percent} />;
}
