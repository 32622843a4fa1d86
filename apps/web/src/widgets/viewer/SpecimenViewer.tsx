import type { Banknote, Side } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { PinBoard } from "@specimen/ui/Stage/PinBoard.tsx";
import { Stage } from "@specimen/ui/Stage/Stage.tsx";
import { rem } from "@specimen/ui/theme/scale.ts";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/calibration.ts";
import { useLanguage } from "../../services/language.ts";
import { heldSides } from "../../features/banknotes/displayedSize.ts";
import { CalibrationLine } from "./CalibrationNotice.tsx";
import { LightTools } from "./LightTools.tsx";
import { Pins } from "./Pins.tsx";
import { Ruler } from "./Ruler.tsx";
import { sharedWidth } from "./sharedWidth.ts";
import { SideTools } from "./SideTools.tsx";
import { SpecimenImage } from "./SpecimenImage.tsx";
import { TrueSizeTool } from "./ActualSizeTool.tsx";
import { useChosenSpot, useHeldFact, useHeldView } from "./useViewport.ts";
import type { Viewer as ViewerState } from "./useViewer.ts";
import * as css from "./viewer.css.ts";
import { ZoomFrame } from "./ZoomFrame.tsx";
import { ZoomTools } from "./ZoomTools.tsx";

export interface ViewerProps {
  note: Banknote;
  /** Names the note, such as "50 euro". */
  title: string;
  viewer: ViewerState;
}

/** The drawn note in the light of choice, with a number at each feature's usual place. */
export function Viewer({ note, title, viewer }: ViewerProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pixelsPerMm } = useCalibration();
  const [isAwaited, setAwaited] = useState(false);
  const [width, height] = heldSides(note);
  const isUpright = note.orientation === "portrait";
  // An upright note leaves room beside it, which its back takes.
  const sides: readonly Side[] = isUpright ? ["front", "back"] : [viewer.side];
  const held = useHeldView(viewer);
  const zoom = useChosenSpot(held, note.features, sides, viewer.feature);
  const isNear = useHeldFact(held, (view) => view.zoom >= 2);
  const isKnown = width !== null && height !== null;
  const isTrue = viewer.trueSize && isKnown;
  const aspect = isKnown ? width / height : 2;
  const lightWord = t(`banknotes.viewer.lights.${viewer.light}`);
  const isRecorded =
    viewer.light === "white" || note.features.some(({ light }) => light === viewer.light);
  const nothing = isRecorded ? "" : t("banknotes.viewer.nothingRecorded");

  return (
    <section aria-label={t("banknotes.viewer.label")} className={css.viewer}>
      <Stage
        light={viewer.light}
        caption={[t("banknotes.viewer.drawn"), nothing].filter((part) => part !== "").join(" · ")}
        measure={formatSize([width, height], language) || t("record.unknown")}
      >
        <div className={isTrue ? css.measuredRoom : css.room}>
          <ZoomFrame
            label={title}
            held={held}
            foot={isTrue && <Ruler lengthMm={width} pixelsPerMm={pixelsPerMm} />}
          >
            {sides.map((side) => (
              <PinBoard
                key={side}
                pins={<Pins features={note.features} side={side} viewer={viewer} />}
              >
                <SpecimenImage
                  images={note.images.filter((image) => image.side === side)}
                  light={viewer.light}
                  isFine={isNear || isTrue}
                  isAwaited={isAwaited}
                  alt={t("banknotes.viewer.image", {
                    title,
                    side: t(`banknotes.viewer.sides.${side}`),
                    light: lightWord,
                  })}
                  width={
                    isTrue
                      ? `${width * pixelsPerMm}px`
                      : sharedWidth(sides.length, rem((isUpright ? 344 : 340) * aspect))
                  }
                  aspect={aspect}
                />
              </PinBoard>
            ))}
          </ZoomFrame>
        </div>
      </Stage>
      {isTrue && <CalibrationLine />}
      <LightTools viewer={viewer} onAwaited={() => setAwaited(true)} />
      <div className={css.tools}>
        {!isUpright && <SideTools viewer={viewer} />}
        <TrueSizeTool viewer={viewer} isKnown={isKnown} />
        <span className={css.spring} />
        <ZoomTools held={held} onZoom={zoom} />
      </div>
      <VisuallyHidden>
        <span role="status">{[lightWord, nothing].filter((part) => part !== "").join(". ")}</span>
      </VisuallyHidden>
    </section>
  );
}
