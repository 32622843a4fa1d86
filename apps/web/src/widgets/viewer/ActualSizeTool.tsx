import { Button } from "@specimen/ui/Button/Button.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useTranslation } from "react-i18next";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";

export interface ActualSizeToolProps {
  viewer: Viewer;
  isSizeKnown: boolean;
}

/** Shows the record as large as it is. */
export function ActualSizeTool({ viewer, isSizeKnown }: ActualSizeToolProps) {
  const { t } = useTranslation();
  const toggle = () => {
    if (isSizeKnown) viewer.show({ trueSize: !viewer.trueSize, zoom: 1, x: 50, y: 50 });
  };
  useShortcuts({ t: toggle });
  return (
    <div className={css.group}>
      <Button
        size="sm"
        variant="quiet"
        aria-pressed={viewer.trueSize}
        disabledReason={isSizeKnown ? undefined : t("catalogue.viewer.sizeUnknown")}
        onClick={toggle}
      >
        {t("catalogue.viewer.actualSize")}
      </Button>
      <span className={css.key} aria-hidden="true">
        <Kbd>T</Kbd>
      </span>
    </div>
  );
}
