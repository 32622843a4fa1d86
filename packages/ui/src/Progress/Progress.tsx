import { part, progress, track, words } from "./Progress.css.ts";

export type ProgressProps = {
  /** What is being done. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** The same in words, for instance "64 %". */
  valueText: string;
};

/** How far a long piece of work is, as a bar with a number. */
export function Progress({ label, value, valueText }: ProgressProps) {
  return (
    <div className={progress}>
      <div className={words} aria-hidden="true">
        <span>{label}</span>
        <span>{valueText}</span>
      </div>
      <div
        className={track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={valueText}
      >
        <div className={part} style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
