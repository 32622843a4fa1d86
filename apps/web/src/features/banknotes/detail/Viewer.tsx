import type { Banknote, Feature, Light, Side } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { LightSwitch } from "@specimen/ui/LightSwitch/LightSwitch.tsx";
import { Pin } from "@specimen/ui/Stage/Pin.tsx";
import { PinBoard } from "@specimen/ui/Stage/PinBoard.tsx";
import { Stage } from "@specimen/ui/Stage/Stage.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import { heldSides } from "../heldSides.ts";
import { lightIcons } from "./lightIcons.tsx";
import { SpecimenImage } from "./SpecimenImage.tsx";
import { useHeldView } from "./useHeldView.ts";
import type { Viewer as ViewerState } from "./useViewer.ts";
import * as css from "./viewer.css.ts";
import { ViewerTools } from "./ViewerTools.tsx";
import { ZoomFrame } from "./ZoomFrame.tsx";

export interface ViewerProps {
  note: Banknote;
  /** Names the note, such as "50 euro". */
  title: string;
  viewer: ViewerState;
}

const lights: readonly Light[] = ["white", "uv", "ir", "transmitted"];

/** The drawn note in the light of choice, with a number at each feature's usual place. */
export function Viewer({ note, title, viewer }: ViewerProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [isAwaited, setAwaited] = useState(false);
  const [width, height] = heldSides(note);
  const isUpright = note.orientation === "portrait";
  // An upright note leaves room beside it, which its back takes.
  const sides: readonly Side[] = isUpright ? ["front", "back"] : [viewer.side];
  const held = useHeldView(note.features, sides, viewer);
  const { view, setView } = held;
  const aspect = width === null || height === null ? 2 : width / height;
  const isRecorded =
    viewer.light === "white" || note.features.some(({ light }) => light === viewer.light);
  const lightWord = t(`banknotes.viewer.lights.${viewer.light}`);
  const caption = isRecorded
    ? t("banknotes.viewer.drawn")
    : `${t("banknotes.viewer.drawn")} · ${t("banknotes.viewer.nothingRecorded")}`;

  return (
    <section aria-label={t("banknotes.viewer.label")} className={css.viewer}>
      <Stage
        light={viewer.light}
        caption={caption}
        measure={formatSize([width, height], language) || t("record.unknown")}
      >
        <div className={css.room}>
          <ZoomFrame label={title} view={view} onView={setView}>
            {sides.map((side) => (
              <PinBoard
                key={side}
                pins={<Pins features={note.features} side={side} viewer={viewer} />}
              >
                <SpecimenImage
                  images={note.images.filter((image) => image.side === side)}
                  light={viewer.light}
                  isFine={view.zoom >= 2}
                  isAwaited={isAwaited}
                  alt={t("banknotes.viewer.image", {
                    title,
                    side: t(`banknotes.viewer.sides.${side}`),
                    light: lightWord,
                  })}
                  maxHeight={isUpright ? 344 : 340}
                  aspect={aspect}
                  share={sides.length}
                />
              </PinBoard>
            ))}
          </ZoomFrame>
        </div>
      </Stage>
      <div onPointerEnter={() => setAwaited(true)} onFocus={() => setAwaited(true)}>
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
      <ViewerTools held={held} viewer={viewer} hasSides={!isUpright} />
      <VisuallyHidden>
        <span role="status">
          {isRecorded ? lightWord : `${lightWord}. ${t("banknotes.viewer.nothingRecorded")}`}
        </span>
      </VisuallyHidden>
    </section>
  );
}

function Pins({
  features,
  side,
  viewer,
}: {
  features: readonly Feature[];
  side: Side;
  viewer: ViewerState;
}) {
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
