import type { Light } from "@specimen/api/contract";
import { Segments } from "@specimen/ui/Segments/Segments.tsx";
import { useTranslation } from "react-i18next";
import { lightIcons } from "./lightIcons.tsx";
import type { Viewer } from "./useViewer.ts";

export interface LightToolsProps {
  viewer: Viewer;
  lights: readonly Light[];
  /** Somebody is about to switch. */
  onAwaited: () => void;
}

/** The lights and their keys. */
export function LightTools({ viewer, lights, onAwaited }: LightToolsProps) {
  const { t } = useTranslation();
  return (
    <div onPointerEnter={onAwaited} onFocus={onAwaited}>
      <Segments
        label={t("catalogue.viewer.lights.label")}
        value={viewer.light}
        onValueChange={(light) => viewer.show({ light })}
        options={lights.map((light, index) => {
          const LightIcon = lightIcons[light];
          return {
            value: light,
            label: t(`catalogue.viewer.lights.${light}`),
            icon: <LightIcon />,
            shortcut: String(index + 1),
          };
        })}
      />
    </div>
  );
}
