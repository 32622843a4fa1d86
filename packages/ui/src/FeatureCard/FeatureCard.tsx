import type { ReactNode } from "react";
import { PinNumber } from "../PinNumber/PinNumber.tsx";
import {
  card,
  place,
  sense as senseStyle,
  text as textStyle,
  title as titleStyle,
} from "./FeatureCard.css.ts";

export type FeatureCardProps = {
  /** The number of its pin. */
  number: number;
  title: ReactNode;
  /** Under the title, such as how it is checked, with its sign. */
  sense?: string | undefined;
  senseIcon?: ReactNode;
  text?: ReactNode;
  isSelected: boolean;
  onSelect: () => void;
};

/** One feature to check; choosing it chooses its pin too. */
export function FeatureCard({
  number,
  title,
  sense,
  senseIcon,
  text,
  isSelected,
  onSelect,
}: FeatureCardProps) {
  return (
    <button type="button" className={card} aria-pressed={isSelected} onClick={onSelect}>
      <span className={place}>
        <PinNumber number={number} isChosen={isSelected} />
      </span>
      <span className={titleStyle}>{title}</span>
      {sense !== undefined && (
        <span className={senseStyle}>
          {senseIcon}
          {sense}
        </span>
      )}
      {text !== undefined && <span className={textStyle}>{text}</span>}
    </button>
  );
}
