import { Button } from "@specimen/ui/Button/Button.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useTranslation } from "react-i18next";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";

/** Shows the note as large as it is. */
export function TrueSizeTool({ viewer, isKnown }: { viewer: Viewer; isKnown: boolean }) {
  const { t } = useTranslation();
  const turn = () => {
    if (isKnown) viewer.show({ trueSize: !viewer.trueSize, zoom: 1, x: 50, y: 50 });
  };
  useShortcuts({ t: turn });
  return (
    <div className={css.group}>
      <Button
        size="sm"
        variant={viewer.trueSize ? "primary" : "secondary"}
        aria-pressed={viewer.trueSize}
        disabledReason={isKnown ? undefined : t("banknotes.viewer.sizeUnknown")}
        onClick={turn}
      >
        {t("banknotes.viewer.trueSize")}
      </Button>
      <span className={css.key}>
        <Kbd>T</Kbd>
      </span>
    </div>
  );
}
