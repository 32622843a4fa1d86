import { cutout, frame, picture } from "./Flag.css.ts";
import { spriteFragment } from "./spriteFragment.ts";

export type FlagProps = {
  /** The picture's address; with `#xywh=x,y,w,h` (Media Fragments) it is cut out of a sprite. */
  src: string;
  size?: "chip" | "option" | "title" | undefined;
  /** Only where no name stands beside the flag. */
  label?: string | undefined;
};

/** A flag with a hairline, 20 x 15, 24 x 18 or 36 x 27. It is decoration beside a name. */
export function Flag({ src, size = "option", label = "" }: FlagProps) {
  const part = spriteFragment(src);
  if (!part)
    return (
      <span className={frame[size]}>
        <img className={picture} src={src} alt={label} loading="lazy" decoding="async" />
      </span>
    );
  // A symbol's view box cuts and scales in one step, without the size of the whole sprite.
  return (
    <span className={frame[size]}>
      <svg
        className={cutout}
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        preserveAspectRatio="xMidYMid slice"
        {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      >
        <image href={part.src} />
      </svg>
    </span>
  );
}
