import type { Light } from "@specimen/api/contract";
import { LightSwitch } from "@specimen/ui/LightSwitch/LightSwitch.tsx";
import { useTranslation } from "react-i18next";
import { lightIcons } from "./lightIcons.tsx";
import type { Viewer } from "./useViewer.ts";

const lights: readonly Light[] = ["white", "uv", "ir", "transmitted"];

export interface LightToolsProps {
  viewer: Viewer;
  /** Somebody is about to switch. */
  onAwaited: () => void;
}

/** The four lights and their keys. */
export function LightTools({ viewer, onAwaited }: LightToolsProps) {
  const { t } = useTranslation();
  return (
    <div onPointerEnter={onAwaited} onFocus={onAwaited}>
      <LightSwitch
        label={t("banknotes.viewer.lights.label")}
        value={viewer.light}
        onValueChange={(light) => viewer.show({ light })}
        options={lights.map((light, index) => {
          const LightIcon = lightIcons[light];
          return {
            value: light,
            label: t(`banknotes.viewer.lights.${light}`),
            icon: <LightIcon />,
            shortcut: String(index + 1),
          };
        })}
      />
    </div>
  );
}
