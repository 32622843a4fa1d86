import { useId } from "react";
import { MinusIcon, PlusIcon } from "../Icon/actions.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { label as labelStyle, row, track, value as valueStyle } from "./RangeField.css.ts";

export type RangeFieldProps = {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  least: number;
  most: number;
  /** The value in words. */
  valueText: string;
  /** Names of the buttons for one step. */
  lessLabel: string;
  moreLabel: string;
};

/** A whole number on a track; buttons at its ends take single steps, so that nothing must be dragged (WCAG 2.5.7). */
export function RangeField({
  label,
  value,
  onValueChange,
  least,
  most,
  valueText,
  lessLabel,
  moreLabel,
}: RangeFieldProps) {
  const id = useId();
  const take = (wanted: number) => onValueChange(Math.min(most, Math.max(least, wanted)));
  return (
    <div>
      <div className={labelStyle}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={valueStyle}>
          {valueText}
        </output>
      </div>
      <div className={row}>
        <IconButton
          label={lessLabel}
          icon={<MinusIcon />}
          isFramed
          onClick={() => take(value - 1)}
        />
        <input
          id={id}
          type="range"
          className={track}
          min={least}
          max={most}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => take(event.target.valueAsNumber)}
        />
        <IconButton
          label={moreLabel}
          icon={<PlusIcon />}
          isFramed
          onClick={() => take(value + 1)}
        />
      </div>
    </div>
  );
}
