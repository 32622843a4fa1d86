import * as css from "./Gauge.css.ts";

/** A place on a scale, with what stands there. */
export type GaugeMark = { readonly at: number; readonly label: string };

export type GaugeProps = {
  /** Says what the gauge shows, in a sentence. */
  label: string;
  least: number;
  most: number;
  /** Figures below the line. */
  figures: readonly GaugeMark[];
  /** Names above the line. */
  names: readonly GaugeMark[];
  /** What was measured, and what the readings leave open; null while nothing is. */
  measured: { readonly value: number; readonly low: number; readonly high: number } | null;
};

/** A measured value on a rule among known ones. It never judges: it has one colour. */
export function Gauge({ label, least, most, figures, names, measured }: GaugeProps) {
  const place = (value: number) =>
    `${Math.min(100, Math.max(0, ((value - least) / (most - least)) * 100))}%`;
  const width = measured && (Math.min(measured.high, most) - Math.max(measured.low, least)) * 100;
  const placed = inRows(names, (most - least) / 6);
  const isHigh = placed.some(({ row }) => row > 1);
  return (
    <div className={css.gauge[isHigh ? "high" : "low"]} role="img" aria-label={label}>
      {placed.map(({ at, label: name, row }) => (
        <span key={name} className={css.name[row]} style={{ left: place(at) }}>
          {name}
        </span>
      ))}
      {names.map(({ at, label: name }) => (
        <i key={name} className={css.nameTick} style={{ left: place(at) }} />
      ))}
      <div className={css.rule}>
        {figures.map(({ at }) => (
          <i key={at} className={css.tick} style={{ left: place(at) }} />
        ))}
      </div>
      {figures.map(({ at, label: figure }) => (
        <span key={at} className={css.figure} style={{ left: place(at) }}>
          {figure}
        </span>
      ))}
      {measured !== null && width !== null && (
        <>
          <i
            className={css.band}
            style={{
              left: place(measured.low),
              width: `${Math.max(0, width / (most - least))}%`,
            }}
          />
          <i className={css.mark} style={{ left: place(measured.value) }} />
        </>
      )}
    </div>
  );
}

/** Names in rows from the line upwards: one that is near its neighbour in a row stands above it. */
function inRows(names: readonly GaugeMark[], space: number) {
  const last = css.name.map(() => -Infinity);
  return names
    .toSorted((a, b) => a.at - b.at)
    .map((name) => {
      const free = last.findIndex((at) => name.at - at >= space);
      const row = free === -1 ? last.length - 1 : free;
      last[row] = name.at;
      return { ...name, row };
    });
}
