import { frame, picture, widths } from "./Flag.css.ts";
import { spriteFragment } from "./spriteFragment.ts";

export type FlagProps = {
  /**
   * The picture's address; with `#xywh=0,y,w,h` (Media Fragments) it is cut out of a sprite, whose
   * pictures stand one below the other.
   */
  src: string;
  size?: keyof typeof widths | undefined;
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
  // One element with a background: a list of flags is painted ten times as fast as from `svg`.
  return (
    <span
      className={frame[size]}
      style={{
        backgroundImage: `url(${JSON.stringify(part.src)})`,
        backgroundPositionY: `${(-part.y / part.width) * widths[size]}rem`,
      }}
      {...(label ? { role: "img", "aria-label": label } : {})}
    />
  );
}
