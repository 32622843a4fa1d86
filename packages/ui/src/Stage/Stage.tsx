import type { ReactNode } from "react";
import { caption as captionStyle, light as lights } from "./Stage.css.ts";

export type StageProps = {
  /** The lamp that is on; the ground follows it in every theme. */
  light: keyof typeof lights;
  /** What kind of picture this is. */
  caption: string;
  /** Its real size. */
  measure?: string | undefined;
  children: ReactNode;
};

/** The sunk area under a specimen. */
export function Stage({ light, caption, measure, children }: StageProps) {
  return (
    <figure className={lights[light]}>
      {children}
      <figcaption className={captionStyle}>
        <span>{caption}</span>
        {measure !== undefined && <span>{measure}</span>}
      </figcaption>
    </figure>
  );
}
