import { measures, type Arrow, type Box, type Point } from "./drawing.ts";
import { anchorOf } from "./StateBox.tsx";
import * as css from "./machines.css.ts";

/** The box of a state. */
export function Frame({ box, isActive }: { box: Box; isActive: boolean }) {
  const { state, x, y, width, height } = box;
  return (
    <>
      <rect
        {...{ x, y, width, height, rx: 6 }}
        className={css.frame({ kind: state.kind, isActive })}
      />
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

/** The name of a state, which leads to its description, and what it does. */
export function Words({ box, onPoint }: { box: Box; onPoint: (id: string | null) => void }) {
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

/** The line of an arrow. */
export function Line({ arrow: { from, points }, isLit }: { arrow: Arrow; isLit: boolean }) {
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

/** The words of an arrow: its events and guards. */
export function Label({ arrow: { lines, label }, isLit }: { arrow: Arrow; isLit: boolean }) {
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
