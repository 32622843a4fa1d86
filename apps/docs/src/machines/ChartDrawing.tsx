import type { AnyMachineSnapshot, AnyTransitionDefinition } from "xstate";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { keepInside, zoomBy, type View } from "@specimen/web/src/widgets/viewer/panZoom.ts";
import { showWhole } from "@specimen/web/src/widgets/viewer/useViewport.ts";
import { createViewportStore } from "@specimen/web/src/widgets/viewer/viewportStore.ts";
import { ZoomFrame } from "@specimen/web/src/widgets/viewer/ZoomFrame.tsx";
import { use, useRef, useState } from "react";
import { readChart } from "./chart.ts";
import { Frame, Label, Line, Words } from "./ChartParts.tsx";
import { layOut, type Arrow, type Box, type Drawing } from "./drawing.ts";
import { machines, type MachineName } from "./machines.ts";
import * as css from "./machines.css.ts";

const drawings = new Map<MachineName, Promise<Drawing>>();

function drawingOf(name: MachineName): Promise<Drawing> {
  const drawing = drawings.get(name) ?? layOut(readChart(machines[name]));
  drawings.set(name, drawing);
  return drawing;
}

export interface ChartDrawingProps {
  name: MachineName;
  /** The state that the machine is in. */
  snapshot: AnyMachineSnapshot;
  /** The transitions that led to it. */
  taken: readonly AnyTransitionDefinition[];
}

const factor = 1.5;

/**
 * The chart of a machine: states as nested boxes, transitions as arrows. It opens fitted to the page
 * and is zoomed and panned by buttons, wheel, pinch, pointer and arrow keys.
 */
export function ChartDrawing({ name, snapshot, taken }: ChartDrawingProps) {
  const { width, height, boxes, arrows } = use(drawingOf(name));
  const [viewport] = useState(() => createViewportStore());
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const active = new Set(snapshot._nodes.map(({ id }) => id));
  const ways = new Set(
    taken.flatMap(({ source, target }) => (target ?? []).map(({ id }) => `${source.id} > ${id}`)),
  );
  const isLit = ({ id, from, to }: Arrow) =>
    ways.has(id) || (pointedAt !== null && [from, to].includes(pointedAt));
  const zoom = (by: number) => viewport.move((view) => zoomBy(view, by));
  const showState = () => {
    const box = boxes.findLast(({ state }) => active.has(state.id));
    const { clientWidth = 0, clientHeight = 0 } = drawing.current ?? {};
    if (box !== undefined) {
      viewport.move(() => viewOf(box, { width, height }, { clientWidth, clientHeight }));
    }
  };
  return (
    <section className={css.chart} aria-label={`Chart of ${name}`}>
      <Stack direction="row" gap={6} isWrapping>
        <Button variant="secondary" size="sm" onClick={() => zoom(factor)}>
          Zoom in
        </Button>
        <Button variant="secondary" size="sm" onClick={() => zoom(1 / factor)}>
          Zoom out
        </Button>
        <Button variant="secondary" size="sm" onClick={() => showWhole(viewport)}>
          Whole chart
        </Button>
        <Button variant="secondary" size="sm" onClick={showState}>
          Current state
        </Button>
      </Stack>
      <div className={css.canvas}>
        <ZoomFrame label="Zoomed chart" viewport={viewport}>
          <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} className={css.drawing}>
            {boxes.map((box) => (
              <Frame key={box.state.id} box={box} isActive={active.has(box.state.id)} />
            ))}
            {arrows.map((arrow) => (
              <Line key={arrow.id} arrow={arrow} isLit={isLit(arrow)} />
            ))}
            {boxes.map((box) => (
              <Words key={box.state.id} box={box} onPoint={setPointedAt} />
            ))}
            {arrows.map((arrow) => (
              <Label key={arrow.id} arrow={arrow} isLit={isLit(arrow)} />
            ))}
          </svg>
        </ZoomFrame>
      </div>
    </section>
  );
}

/** The view with a box in the middle, in its own size; the drawing is fitted and centred in its canvas. */
function viewOf(
  { x, y, width, height }: Box,
  drawing: Pick<Drawing, "width" | "height">,
  { clientWidth, clientHeight }: Pick<Element, "clientWidth" | "clientHeight">,
): View {
  const fit = Math.min(clientWidth / drawing.width, clientHeight / drawing.height);
  const place = (middle: number, whole: number, canvas: number) =>
    0.5 + ((middle - whole / 2) * fit) / canvas;
  return keepInside({
    zoom: 1 / fit,
    x: place(x + width / 2, drawing.width, clientWidth),
    y: place(y + height / 2, drawing.height, clientHeight),
  });
}
