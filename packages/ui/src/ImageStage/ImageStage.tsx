import type { ReactNode } from "react";
import { caption as captionStyle, light as lights } from "./ImageStage.css.ts";

export type ImageStageProps = {
  /** The lamp that is on; the ground follows it in every theme. */
  light: keyof typeof lights;
  /** What kind of picture this is. */
  caption: string;
  /** Its real size. */
  measure?: string | undefined;
  children: ReactNode;
};

/** The sunk area under a specimen. */
export function ImageStage({ light, caption, measure, children }: ImageStageProps) {
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
