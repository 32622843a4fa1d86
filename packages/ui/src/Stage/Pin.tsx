import { pin } from "./Stage.css.ts";

export type PinProps = {
  number: number;
  /** Percent of the board's width and height. */
  x: number;
  y: number;
  /** What is there; begin it with the number. */
  label: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** A number at the usual place of a feature. */
export function Pin({ number, x, y, label, isSelected, onSelect }: PinProps) {
  return (
    <button
      type="button"
      className={pin}
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-label={label}
      aria-pressed={isSelected}
      title={label}
      onClick={onSelect}
    >
      {number}
    </button>
  );
}
