import { Button } from "@specimen/ui/Button/Button.tsx";
import { use, useEffect, useRef, useState } from "react";
import { readChart, type ChartState } from "./chart.ts";
import { layOut, measures, type Arrow, type Box, type Drawing, type Point } from "./drawing.ts";
import { machines, type MachineName } from "./machines.ts";
import { anchorOf } from "./StateBox.tsx";
import * as css from "./machines.css.ts";

const drawings = new Map<MachineName, Promise<Drawing>>();

function drawingOf(name: MachineName): Promise<Drawing> {
  const drawing = drawings.get(name) ?? layOut(readChart(machines[name]));
  drawings.set(name, drawing);
  return drawing;
}

/** The chart of a machine: states as nested boxes, transitions as arrows. */
export function ChartDrawing({ name }: { name: MachineName }) {
  const { width, height, boxes, arrows } = use(drawingOf(name));
  const [isWhole, setIsWhole] = useState(false);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const canvas = useRef<HTMLElement>(null);
  useEffect(() => showBeginning(canvas.current, boxes), [boxes]);
  const isLit = ({ from, to }: Arrow) => pointedAt !== null && [from, to].includes(pointedAt);
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        Whole chart
      </Button>
      <section className={css.canvas} aria-label={`Chart of ${name}`} ref={canvas}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={isWhole ? "100%" : width}
          height={isWhole ? undefined : height}
          className={css.drawing}
        >
          {boxes.map((box) => (
            <Frame key={box.state.id} box={box} />
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
      </section>
    </div>
  );
}

/** A narrow screen sees a part: the one where the machine begins. */
function showBeginning(canvas: HTMLElement | null, boxes: readonly Box[]): void {
  const first = boxes.find(({ state }) => state === beginningOf(boxes[0]?.state));
  if (canvas === null || first === undefined) return;
  canvas.scrollLeft = first.x + first.width / 2 - canvas.clientWidth / 2;
  canvas.scrollTop = first.y + first.height - canvas.clientHeight / 2;
}

function beginningOf(state: ChartState | undefined): ChartState | undefined {
  const inner = state?.states.find(({ isInitial }) => isInitial) ?? state?.states[0];
  return inner === undefined ? state : beginningOf(inner);
}

function Frame({ box: { state, x, y, width, height } }: { box: Box }) {
  const at = { x, y, width, height, rx: 6 };
  return (
    <>
      <rect {...at} className={css.frame[state.kind]} />
      {state.kind === "final" && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={4}
          className={css.rim}
        />
      )}
    </>
  );
}

function Words({ box, onPoint }: { box: Box; onPoint: (id: string | null) => void }) {
  const { state, lines, x, y } = box;
  return (
    <>
      <a
        href={`#${anchorOf(state.id)}`}
        target="_self"
        aria-label={state.id}
        className={css.stateLink}
        onPointerEnter={() => onPoint(state.id)}
        onPointerLeave={() => onPoint(null)}
        onFocus={() => onPoint(state.id)}
        onBlur={() => onPoint(null)}
      >
        <text x={x + measures.pad} y={y + 20} className={css.stateName}>
          {state.key}
        </text>
      </a>
      <Lines lines={lines} x={x + measures.pad} y={y + measures.head} className={css.words} />
    </>
  );
}

function Line({ arrow: { from, points }, isLit }: { arrow: Arrow; isLit: boolean }) {
  const [end, before] = points.toReversed();
  const [start] = points;
  if (end === undefined || before === undefined || start === undefined) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g className={isLit ? css.litArrow : css.arrow}>
      {from === null && (
        <circle cx={start.x} cy={start.y - measures.dot} r={measures.dot} className={css.dot} />
      )}
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} fill="none" />
      <path
        d="M0 0L-8 -4L-8 4Z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
        className={css.dot}
      />
    </g>
  );
}

function Label({ arrow: { lines, label }, isLit }: { arrow: Arrow; isLit: boolean }) {
  if (label === null) return null;
  const { x, y } = label;
  return <Lines lines={lines} x={x + 4} y={y} className={isLit ? css.litWords : css.words} />;
}

function Lines({
  lines,
  x,
  y,
  className,
}: Point & { lines: readonly string[]; className: string }) {
  return (
    <text className={className}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={y + 12 + index * measures.line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
