import { Pin } from "@specimen/ui/ImageStage/Pin.tsx";
import { useTranslation } from "react-i18next";
import type { SpecimenPin } from "./specimen.ts";
import type { Viewer } from "./useViewer.ts";

export interface PinsProps {
  pins: readonly SpecimenPin[];
  /** Key of the side. */
  side: string;
  viewer: Viewer;
}

/** A number at the usual place of each feature on one side. */
export function Pins({ pins, side, viewer }: PinsProps) {
  const { t } = useTranslation();
  return pins.flatMap((pin) =>
    pin.places
      .filter((place) => place.side === side)
      .map(({ x, y, w, h }) => (
        <Pin
          key={`${pin.key} ${x} ${y}`}
          number={pin.number}
          x={x}
          y={y}
          w={w}
          h={h}
          label={t("catalogue.viewer.pin", { number: pin.number, name: pin.name })}
          isSelected={pin.key === viewer.feature}
          onSelect={() => viewer.choose(pin)}
        />
      )),
  );
}
