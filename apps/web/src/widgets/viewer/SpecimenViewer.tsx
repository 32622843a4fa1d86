import { ImageStage } from "@specimen/ui/ImageStage/ImageStage.tsx";
import { PinBoard } from "@specimen/ui/ImageStage/PinBoard.tsx";
import { rem } from "@specimen/ui/theme/rem.ts";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/hooks/useCalibration.ts";
import { Pins } from "./Pins.tsx";
import { Ruler } from "./Ruler.tsx";
import { sharedWidth } from "./sharedWidth.ts";
import { isRecordedIn, sizeOf, type Specimen, type SpecimenSide } from "./specimen.ts";
import { SpecimenImage } from "./SpecimenImage.tsx";
import { useSizeText } from "./useSizeText.ts";
import { useSelectedPlace, useViewport, useViewportFact } from "./useViewport.ts";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";
import { useAwaitedLights, ViewerTools } from "./ViewerTools.tsx";
import { ZoomFrame } from "./ZoomFrame.tsx";

export interface SpecimenViewerProps extends Specimen {
  /** Names the record, such as "50 euro". */
  title: string;
  viewer: Viewer;
  /** All sides at once, next to each other; else the one that is chosen. */
  isSideBySide?: boolean;
}

/** Height of a picture in CSS pixels, where there is space for its width. */
const tallest = { sheet: 340, round: 300 };

/** The drawn record in the chosen light, with a number at each feature's usual place. */
export function SpecimenViewer({
  title,
  viewer,
  isSideBySide = false,
  ...specimen
}: SpecimenViewerProps) {
  const { t } = useTranslation();
  const { pixelsPerMm } = useCalibration();
  const sizeText = useSizeText();
  const [isAwaited, onAwaited] = useAwaitedLights();
  const { images, lights, pins = [], shape = "sheet", drawnAspect } = specimen;
  const sides = isSideBySide
    ? specimen.sides
    : specimen.sides.filter(({ key }) => key === viewer.side);
  const viewport = useViewport(viewer);
  const keys = sides.map(({ key }) => key);
  const zoom = useSelectedPlace(viewport, pins, keys, viewer.feature);
  const isNear = useViewportFact(viewport, (view) => view.zoom >= 2);
  const size = sizeOf(specimen, sides[0]);
  const isActual = viewer.trueSize && size !== null;
  // What may be wider than the page is reached by Tab, to be scrolled with the arrow keys.
  const scrolling = isActual
    ? { role: "group", tabIndex: 0, "aria-label": t("catalogue.viewer.actualSize") }
    : {};
  const lightWord = t(`catalogue.viewer.lights.${viewer.light}`);
  const nothing = isRecordedIn(specimen, viewer.light) ? "" : t("catalogue.viewer.nothingRecorded");
  const widthOf = (side: SpecimenSide) => {
    const own = sizeOf(specimen, side);
    if (viewer.trueSize && own !== null) return `${own.widthMm * pixelsPerMm}px`;
    return sharedWidth(sides.length, rem(tallest[shape] * aspectOf(own, shape, drawnAspect)));
  };

  return (
    <section aria-label={t("catalogue.viewer.label")} className={css.viewer}>
      <ImageStage
        light={viewer.light}
        caption={[
          size === null ? t("catalogue.viewer.drawnFreely") : t("catalogue.viewer.drawn"),
          nothing,
        ]
          .filter((part) => part !== "")
          .join(" · ")}
        measure={sizeText(size, shape)}
      >
        <div className={isActual ? css.scroller : css.container} {...scrolling}>
          <ZoomFrame
            label={title}
            viewport={viewport}
            foot={isActual && <Ruler lengthMm={size.widthMm} pixelsPerMm={pixelsPerMm} />}
          >
            {sides.map((side) => (
              <PinBoard
                key={side.key}
                label={isSideBySide ? side.label : undefined}
                pins={<Pins pins={pins} side={side.key} viewer={viewer} />}
              >
                <SpecimenImage
                  images={images.filter((image) => image.side === side.key)}
                  light={viewer.light}
                  isFine={isNear || isActual}
                  isAwaited={isAwaited}
                  alt={t("catalogue.viewer.image", { title, side: side.label, light: lightWord })}
                  width={widthOf(side)}
                  aspect={aspectOf(sizeOf(specimen, side), shape, drawnAspect)}
                  shape={shape}
                />
              </PinBoard>
            ))}
          </ZoomFrame>
        </div>
      </ImageStage>
      <ViewerTools
        viewer={viewer}
        viewport={viewport}
        sides={isSideBySide ? [] : specimen.sides}
        lights={lights}
        isSizeKnown={size !== null}
        onZoom={zoom}
        onAwaited={onAwaited}
      />
      <VisuallyHidden>
        <span role="status">{[lightWord, nothing].filter((part) => part !== "").join(". ")}</span>
      </VisuallyHidden>
    </section>
  );
}

/** Width by height; of a sheet of unknown size that of its drawing, else a common one. */
export function aspectOf(
  size: ReturnType<typeof sizeOf>,
  shape: Specimen["shape"],
  drawn: Specimen["drawnAspect"] = 2,
): number {
  if (size !== null) return size.widthMm / size.heightMm;
  return shape === "round" ? 1 : drawn;
}
