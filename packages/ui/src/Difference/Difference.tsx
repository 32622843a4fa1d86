import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { mark } from "./Difference.css.ts";

export type DifferenceProps = {
  /** The text in pieces, in order. */
  parts: readonly { text: string; differs: boolean }[];
  /** What the pieces that differ are: taken away, added, or just different. */
  as: "del" | "ins" | "mark";
  /** Read out around each of them, the first with its colon; not every screen reader tells marked text. */
  startLabel: string;
  endLabel: string;
};

/** A text in which the words that another version does not have are marked. */
export function Difference({ parts, as: Element, startLabel, endLabel }: DifferenceProps) {
  return parts.map(({ text, differs }, index) =>
    differs && text.trim() !== "" ? (
      <Element key={index} className={mark[Element]}>
        <VisuallyHidden>{` [${startLabel} `}</VisuallyHidden>
        {text}
        <VisuallyHidden>{` ${endLabel}] `}</VisuallyHidden>
      </Element>
    ) : (
      text
    ),
  );
}
