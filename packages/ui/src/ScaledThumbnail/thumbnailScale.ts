/** Sides of a thing as it is displayed; null is not known. */
export type SizeMm = { readonly widthMm: number | null; readonly heightMm: number | null };

/** What the thumbnails of one kind of record fit in. */
export type ThumbnailFrame = {
  /** CSS pixels of the box every thumbnail of a list fits in. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels a millimetre takes at most; without it the largest thumbnail fills the box. */
  readonly most?: number;
  /** Drawn where a size is not known, in mm, so that the row keeps its height; else the whole box. */
  readonly assumed?: { readonly widthMm: number; readonly heightMm: number };
};

const known = (size: SizeMm, { assumed }: ThumbnailFrame) =>
  size.widthMm === null || size.heightMm === null
    ? assumed
    : { widthMm: size.widthMm, heightMm: size.heightMm };

/** The one scale of a list in CSS pixels per mm: the largest in which each thumbnail fits. */
export function thumbnailScale(sizes: readonly SizeMm[], frame: ThumbnailFrame): number {
  const fitting = sizes.flatMap((size) => {
    const sides = known(size, frame);
    return sides === undefined
      ? []
      : [Math.min(frame.width / sides.widthMm, frame.height / sides.heightMm)];
  });
  const scale = Math.min(frame.most ?? Infinity, ...fitting);
  return Number.isFinite(scale) ? scale : 1;
}

/** A thumbnail's sides in CSS pixels. */
export function thumbnailSize(
  size: SizeMm,
  scale: number,
  frame: ThumbnailFrame,
): { width: number; height: number } {
  const sides = known(size, frame);
  if (sides === undefined) return { width: frame.width, height: frame.height };
  return { width: sides.widthMm * scale, height: sides.heightMm * scale };
}
