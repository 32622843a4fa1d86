import type { Coin, Side } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Stage } from "@specimen/ui/Stage/Stage.tsx";
import { rem } from "@specimen/ui/theme/scale.ts";
import { useTranslation } from "react-i18next";
import { useCalibration } from "../../services/calibration.ts";
import { useLanguage } from "../../services/language.ts";
import { CalibrationLine } from "../../widgets/viewer/CalibrationNotice.tsx";
import { zoomBy } from "../../widgets/viewer/panZoom.ts";
import { Ruler } from "../../widgets/viewer/Ruler.tsx";
import { sharedWidth } from "../../widgets/viewer/sharedWidth.ts";
import { SpecimenImage } from "../../widgets/viewer/SpecimenImage.tsx";
import { TrueSizeTool } from "../../widgets/viewer/ActualSizeTool.tsx";
import { useHeldFact, useHeldView } from "../../widgets/viewer/useViewport.ts";
import type { Viewer } from "../../widgets/viewer/useViewer.ts";
import * as css from "../../widgets/viewer/viewer.css.ts";
import { ZoomFrame } from "../../widgets/viewer/ZoomFrame.tsx";
import { ZoomTools } from "../../widgets/viewer/ZoomTools.tsx";

const sides: readonly Side[] = ["front", "back"];

/** Both sides of a coin, next to each other. A coin answers to no light but the white one. */
export function CoinViewer({ coin, viewer }: { coin: Coin; viewer: Viewer }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pixelsPerMm } = useCalibration();
  const held = useHeldView(viewer);
  const isNear = useHeldFact(held, (view) => view.zoom >= 2);
  const diameter = coin.diameterMm;
  const isTrue = viewer.trueSize && diameter !== null;
  return (
    <section aria-label={t("banknotes.viewer.label")} className={css.viewer}>
      <Stage
        light="white"
        caption={t("banknotes.viewer.drawn")}
        measure={
          diameter === null ? t("record.unknown") : `⌀ ${formatNumber(diameter, language)} mm`
        }
      >
        <div className={isTrue ? css.measuredRoom : css.room}>
          <ZoomFrame
            label={coin.name}
            held={held}
            foot={isTrue && <Ruler lengthMm={diameter} pixelsPerMm={pixelsPerMm} />}
          >
            {sides.map((side) => (
              <SpecimenImage
                key={side}
                images={coin.images.filter((image) => image.side === side)}
                light="white"
                isFine={isNear}
                isAwaited={false}
                alt={t("banknotes.viewer.image", {
                  title: coin.name,
                  side: t(`banknotes.viewer.sides.${side}`),
                  light: t("banknotes.viewer.lights.white"),
                })}
                width={isTrue ? `${diameter * pixelsPerMm}px` : sharedWidth(sides.length, rem(300))}
                aspect={1}
                isRound
              />
            ))}
          </ZoomFrame>
        </div>
      </Stage>
      {isTrue && <CalibrationLine />}
      <div className={css.tools}>
        <TrueSizeTool viewer={viewer} isKnown={diameter !== null} />
        <span className={css.spring} />
        <ZoomTools held={held} onZoom={(factor) => held.move((view) => zoomBy(view, factor))} />
      </div>
    </section>
  );
}
