import type { Measured } from "../displayedSize.ts";
import { paper } from "./BanknoteTable.css.ts";
import { thumbnailSize } from "./thumbnailScale.ts";

/** A note of which a small picture is known. */
export type Pictured = Measured & { thumbnailSrc: string };

/** A note in the list's scale; the row's words say what it is. */
export function Thumbnail({ note, scale }: { note: Pictured; scale: number }) {
  const { width, height } = thumbnailSize(note, scale);
  return (
    <img
      className={paper}
      src={note.thumbnailSrc}
      width={Math.round(width)}
      height={Math.round(height)}
      style={{ aspectRatio: `${width} / ${height}` }}
      alt=""
      decoding="async"
    />
  );
}
