import { pinNumber } from "./PinNumber.css.ts";

export interface PinNumberProps {
  number: number;
  /** Its feature is the one that is looked at. */
  isChosen?: boolean;
  size?: "small" | "base";
}

/** The number of a feature in a list, as its pin on the picture shows it. */
export function PinNumber({ number, isChosen = false, size = "base" }: PinNumberProps) {
  return <span className={pinNumber({ size, isChosen })}>{number}</span>;
}
