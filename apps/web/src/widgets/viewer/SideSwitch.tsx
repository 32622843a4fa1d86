import { Kbd } from "@specimen/ui/Kbd/Kbd.tsx";
import { useShortcuts } from "@specimen/ui/Kbd/useShortcuts.ts";
import { Picture } from "@specimen/ui/Picture/Picture.tsx";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { useTranslation } from "react-i18next";
import type { SpecimenSide } from "./specimen.ts";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";

export interface SideSwitchProps {
  viewer: Viewer;
  sides: readonly SpecimenSide[];
}

/** Chooses the side in view; its key goes to the next one. */
export function SideSwitch({ viewer, sides }: SideSwitchProps) {
  const { t } = useTranslation();
  const place = sides.findIndex(({ key }) => key === viewer.side);
  const next = sides[(place + 1) % sides.length]?.key ?? viewer.side;
  useShortcuts({ f: () => viewer.show({ side: next }) });
  return (
    <div className={sides.length > 3 ? css.manySides : css.group}>
      <Segments
        label={t("catalogue.viewer.sides.label")}
        look="quiet"
        value={viewer.side}
        onValueChange={(side) => viewer.show({ side })}
        options={sides.map(({ key, label, thumbnailSrc }) => ({
          value: key,
          label,
          ...(thumbnailSrc !== undefined && {
            icon: <Picture className={css.thumbnail} src={thumbnailSrc} alt="" />,
          }),
        }))}
      />
      <span className={css.key} aria-hidden="true">
        <Kbd>F</Kbd>
      </span>
    </div>
  );
}
