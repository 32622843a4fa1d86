import { Stage } from "@specimen/ui/Stage/Stage.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { heldSides } from "../../features/banknotes/displayedSize.ts";
import { CalibrationLine } from "../viewer/CalibrationNotice.tsx";
import { LightTools } from "../viewer/LightTools.tsx";
import { SideTools } from "../viewer/SideTools.tsx";
import { TrueSizeTool } from "../viewer/ActualSizeTool.tsx";
import { useHeldView } from "../viewer/useViewport.ts";
import { useViewer } from "../viewer/useViewer.ts";
import { tools as toolsStyle, spring, viewer as viewerStyle } from "../viewer/viewer.css.ts";
import { zoomBy } from "../viewer/panZoom.ts";
import { ZoomTools } from "../viewer/ZoomTools.tsx";
import * as css from "./compare.css.ts";
import { ComparedNote } from "./ComparedRecord.tsx";
import type { Compared } from "./useCompared.ts";

export interface ComparedStageProps {
  compared: readonly Compared[];
  onTakeOut: (id: string) => void;
}

/** The notes on one stage: one light, one side, and whoever moves one moves all. */
export function ComparedStage({ compared, onTakeOut }: ComparedStageProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const held = useHeldView(viewer);
  const [isAwaited, setAwaited] = useState(false);
  const notes = compared.flatMap(({ note }) => note ?? []);
  const widths = notes.flatMap((note) => heldSides(note)[0] ?? []);
  return (
    <section aria-label={t("banknotes.compare.label")} className={viewerStyle}>
      <Stage light={viewer.light} caption={t("banknotes.viewer.drawn")}>
        <ul className={css.notes}>
          {compared.map((each) => (
            <li key={each.id} className={css.note}>
              <ComparedNote
                compared={each}
                widest={Math.max(0, ...widths)}
                held={held}
                viewer={viewer}
                isAwaited={isAwaited}
                onTakeOut={() => onTakeOut(each.id)}
              />
            </li>
          ))}
        </ul>
      </Stage>
      {viewer.trueSize && <CalibrationLine />}
      <LightTools viewer={viewer} onAwaited={() => setAwaited(true)} />
      <div className={toolsStyle}>
        <SideTools viewer={viewer} />
        <TrueSizeTool viewer={viewer} isKnown={widths.length === notes.length} />
        <span className={spring} />
        <ZoomTools held={held} onZoom={(factor) => held.move((view) => zoomBy(view, factor))} />
      </div>
    </section>
  );
}
