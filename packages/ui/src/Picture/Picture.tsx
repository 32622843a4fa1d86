import { useEffect, useState, type ImgHTMLAttributes } from "react";
import { missing } from "./Picture.css.ts";

export type PictureProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  "className" | "style" | "loading" | "decoding"
> & {
  src: string;
  alt: string;
  /** In CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
};

/** An unstyled picture. In place of one that does not come stands a frame of its size. */
export function Picture(props: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return failed === props.src ? (
    <MissingPicture {...props} onReconnected={() => setFailed(null)} />
  ) : (
    <img {...props} alt={props.alt} onError={() => setFailed(props.src)} />
  );
}

type MissingPictureProps = PictureProps & {
  /** Called when the network is back, so that the picture is asked for once more. */
  onReconnected: () => void;
};

/** Says what is missing in the words of its `alt`; without them it is an empty frame. */
function MissingPicture({
  alt,
  className = "",
  style,
  width,
  height,
  onReconnected,
}: MissingPictureProps) {
  useEffect(() => {
    addEventListener("online", onReconnected);
    return () => removeEventListener("online", onReconnected);
  }, [onReconnected]);
  const size = { width, aspectRatio: width && height && `${width} / ${height}` };
  return (
    <span className={`${className} ${missing}`} style={{ ...size, ...style }}>
      {alt}
    </span>
  );
}
