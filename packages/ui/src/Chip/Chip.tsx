import { Anchor } from "../Anchor/Anchor.tsx";
import { Flag } from "../Flag/Flag.tsx";
import { chip } from "./Chip.css.ts";

export type ChipProps = {
  href: string;
  /** Shown in monospace. */
  code: string;
  flagSrc?: string | undefined;
  /** The whole name; begin it with the code, so that what is seen can be said (WCAG 2.5.3). */
  label?: string | undefined;
};

/** A short cut to something known by its flag and code. */
export function Chip({ href, code, flagSrc, label }: ChipProps) {
  return (
    <Anchor href={href} className={chip} aria-label={label} title={label}>
      {flagSrc !== undefined && <Flag src={flagSrc} size="chip" />}
      {code}
    </Anchor>
  );
}
