import type { Side } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { ZoomInIcon, ZoomOutIcon } from "@specimen/ui/Icon/actions.tsx";
import { BanknoteIcon } from "@specimen/ui/Icon/areas.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useTranslation } from "react-i18next";
import { wholeView } from "./panZoom.ts";
import type { HeldView } from "./useHeldView.ts";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";

export interface ViewerToolsProps {
  held: HeldView;
  viewer: Viewer;
  /** Whether one side is shown at a time. */
  hasSides: boolean;
}

const sides: readonly Side[] = ["front", "back"];
const nearer = 1.5;

/** Turns the note over and holds it nearer; each has its key. */
export function ViewerTools({ held, viewer, hasSides }: ViewerToolsProps) {
  const { t } = useTranslation();
  const other = viewer.side === "front" ? "back" : "front";
  const zoomIn = () => held.zoomBy(nearer);
  const zoomOut = () => held.zoomBy(1 / nearer);
  const whole = () => held.setView(() => wholeView);
  useShortcuts({
    ...(hasSides && { f: () => viewer.show({ side: other }) }),
    "+": zoomIn,
    "-": zoomOut,
    "0": whole,
  });
  return (
    <div className={css.tools}>
      {hasSides && (
        <div role="group" aria-label={t("banknotes.viewer.sides.label")} className={css.group}>
          {sides.map((side) => (
            <Button
              key={side}
              size="sm"
              variant={side === viewer.side ? "primary" : "secondary"}
              aria-pressed={side === viewer.side}
              onClick={() => viewer.show({ side })}
            >
              {t(`banknotes.viewer.sides.${side}`)}
            </Button>
          ))}
          <span className={css.key}>
            <Kbd>F</Kbd>
          </span>
        </div>
      )}
      <span className={css.spring} />
      <div className={css.group}>
        <IconButton
          label={t("banknotes.viewer.zoomOut")}
          icon={<ZoomOutIcon />}
          onClick={zoomOut}
        />
        <span className={css.percent}>{`${Math.round(held.view.zoom * 100)} %`}</span>
        <IconButton label={t("banknotes.viewer.zoomIn")} icon={<ZoomInIcon />} onClick={zoomIn} />
        <IconButton
          label={t("banknotes.viewer.zoomReset")}
          icon={<BanknoteIcon />}
          onClick={whole}
        />
        <span className={css.key}>
          <Kbd>−</Kbd> <Kbd>+</Kbd> <Kbd>0</Kbd>
        </span>
      </div>
    </div>
  );
}
