import type { Feature, Side } from "@specimen/api/contract";
import { Pin } from "@specimen/ui/Stage/Pin.tsx";
import { useTranslation } from "react-i18next";
import type { Viewer } from "./useViewer.ts";

export interface PinsProps {
  features: readonly Feature[];
  side: Side;
  viewer: Viewer;
}

/** A number at the usual place of each feature on one side. */
export function Pins({ features, side, viewer }: PinsProps) {
  const { t } = useTranslation();
  return features.flatMap((feature, index) =>
    feature.spots
      .filter((spot) => spot.side === side)
      .map(({ x, y }) => (
        <Pin
          key={`${feature.key} ${x} ${y}`}
          number={index + 1}
          x={x}
          y={y}
          label={t("banknotes.viewer.pin", { number: index + 1, name: feature.name.text })}
          isSelected={feature.key === viewer.feature}
          onSelect={() => viewer.choose(feature)}
        />
      )),
  );
}
