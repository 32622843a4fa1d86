import type { BanknoteSummary } from "@specimen/api/contract";
import { paper } from "./BanknoteTable.css.ts";
import { thumbnailSize } from "./thumbnailScale.ts";

/** A note in the list's scale; the row's words say what it is. */
export function Thumbnail({ note, scale }: { note: BanknoteSummary; scale: number }) {
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
