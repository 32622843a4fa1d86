import { cornerPin, pin, region } from "./ImageStage.css.ts";

export type PinProps = {
  number: number;
  /** Where the feature is, in percent of the board: a point, or the upper left corner of a box. */
  x: number;
  y: number;
  /** The size of the box in percent; the number stands on its corner. */
  w?: number | undefined;
  h?: number | undefined;
  /** What is there; begin it with the number. */
  label: string;
  isSelected: boolean;
  onSelect: () => void;
};

/** A number at the usual place of a feature; the box of the selected one is outlined. */
export function Pin({ number, x, y, w = 0, h = 0, label, isSelected, onSelect }: PinProps) {
  const isBox = w > 0 && h > 0;
  return (
    <>
      {isSelected && isBox && (
        <span
          className={region}
          style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
          aria-hidden="true"
        />
      )}
      <button
        type="button"
        className={isBox ? cornerPin : pin}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={label}
        aria-pressed={isSelected}
        title={label}
        onClick={onSelect}
      >
        {number}
      </button>
    </>
  );
}
