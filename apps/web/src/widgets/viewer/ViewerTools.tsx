import { useState } from "react";
import { ActualSizeTool } from "./ActualSizeTool.tsx";
import { CalibrationNotice } from "./CalibrationNotice.tsx";
import { LightTools } from "./LightTools.tsx";
import { SideSwitch } from "./SideSwitch.tsx";
import type { Specimen } from "./specimen.ts";
import type { Viewer } from "./useViewer.ts";
import * as css from "./viewer.css.ts";
import type { ViewportStore } from "./viewportStore.ts";
import { ZoomTools } from "./ZoomTools.tsx";

export interface ViewerToolsProps extends Pick<Specimen, "sides" | "lights"> {
  viewer: Viewer;
  viewport: ViewportStore;
  isSizeKnown: boolean;
  onZoom: (factor: number) => void;
  /** Somebody is about to switch the light. */
  onAwaited: () => void;
}

/** The lights, and under them one row of quieter tools. One side or light needs no switch. */
export function ViewerTools({
  viewer,
  viewport,
  sides,
  lights,
  isSizeKnown,
  onZoom,
  onAwaited,
}: ViewerToolsProps) {
  return (
    <>
      {viewer.trueSize && isSizeKnown && <CalibrationNotice />}
      {lights.length > 1 && <LightTools viewer={viewer} lights={lights} onAwaited={onAwaited} />}
      <div className={css.tools}>
        {sides.length > 1 && <SideSwitch viewer={viewer} sides={sides} />}
        <ActualSizeTool viewer={viewer} isSizeKnown={isSizeKnown} />
        <span className={css.spring} />
        <ZoomTools viewport={viewport} onZoom={onZoom} />
      </div>
    </>
  );
}

/** Whether the pictures of the other lights are fetched, because somebody is about to switch. */
export function useAwaitedLights(): [isAwaited: boolean, onAwaited: () => void] {
  const [isAwaited, setIsAwaited] = useState(false);
  return [isAwaited, () => setIsAwaited(true)];
}
