import type { Side } from "@specimen/api/contract";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { useTranslation } from "react-i18next";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";

const sides: readonly Side[] = ["front", "back"];

/** Turns the note over. */
export function SideTools({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation();
  useShortcuts({ f: () => viewer.show({ side: viewer.side === "front" ? "back" : "front" }) });
  return (
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
  );
}
