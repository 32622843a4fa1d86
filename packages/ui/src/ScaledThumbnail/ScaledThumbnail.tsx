import { Picture } from "../Picture/Picture.tsx";
import { thumbnail } from "./ScaledThumbnail.css.ts";
import { thumbnailSize, type SizeMm, type ThumbnailFrame } from "./thumbnailScale.ts";

export type ScaledThumbnailProps = {
  src: string;
  size: SizeMm;
  /** CSS pixels per mm, from `thumbnailScale` over the list. */
  scale: number;
  frame: ThumbnailFrame;
  shape?: "sheet" | "round" | undefined;
};

/** A small picture in true proportion to the others of its list; the row's words say what it is. */
export function ScaledThumbnail({
  src,
  size,
  scale,
  frame,
  shape = "sheet",
}: ScaledThumbnailProps) {
  const { width, height } = thumbnailSize(size, scale, frame);
  return (
    <Picture
      className={thumbnail({ shape })}
      src={src}
      width={Math.round(width)}
      height={Math.round(height)}
      style={{ aspectRatio: `${width} / ${height}` }}
      alt=""
      decoding="async"
    />
  );
}
