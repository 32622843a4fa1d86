import { useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import * as css from "./PrintSheet.css.ts";

type PrintPictureProps = {
  src: string;
  className: string;
  style?: CSSProperties;
  /** Printed in place of a picture that is not there. */
  missingText: string;
};

/** A picture on paper: the printer waits for none, so one that is not there at once is missing. */
export function PrintPicture({ src, className, style, missingText }: PrintPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useLayoutEffect(
    () => setIsMissing(!image.current?.complete || image.current.naturalWidth === 0),
    [],
  );
  return (
    <>
      <img
        ref={image}
        className={isMissing ? css.notThere : className}
        style={style}
        src={src}
        alt=""
        onLoad={() => setIsMissing(false)}
      />
      {isMissing && (
        <p className={css.missing} style={style}>
          {missingText}
        </p>
      )}
    </>
  );
}
