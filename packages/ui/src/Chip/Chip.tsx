import { Anchor } from "../Anchor/Anchor.tsx";
import { Flag } from "../Flag/Flag.tsx";
import { chip } from "./Chip.css.ts";

export type ChipProps = {
  href: string;
  /** A code is shown in monospace, a value as in lists of values. */
  kind?: "code" | "value" | undefined;
  text: string;
  flagSrc?: string | undefined;
  /** The whole name; begin it with the text, so that what is seen can be said (WCAG 2.5.3). */
  label?: string | undefined;
};

/** A short cut to something known by its flag and code, or by its value. */
export function Chip({ href, kind = "code", text, flagSrc, label }: ChipProps) {
  return (
    <Anchor href={href} className={chip[kind]} aria-label={label} title={label}>
      {flagSrc !== undefined && <Flag src={flagSrc} size="chip" />}
      {text}
    </Anchor>
  );
}
