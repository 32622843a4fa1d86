import { expect, test } from "vitest";
import { thumbnailScale, thumbnailSize, type ThumbnailFrame } from "./thumbnailScale.ts";

const sheets: ThumbnailFrame = {
  width: 104,
  height: 46,
  most: 0.58,
  assumed: { widthMm: 140, heightMm: 70 },
};
const discs: ThumbnailFrame = { width: 44, height: 44 };
const size = (widthMm: number | null, heightMm: number | null) => ({ widthMm, heightMm });

test("thumbnails of a list share one scale, in which the largest still fits its row", () => {
  const sizes = [size(120, 62), size(192, 90)];
  const scale = thumbnailScale(sizes, sheets);
  const [small, large] = sizes.map((each) => thumbnailSize(each, scale, sheets));
  expect(large?.height).toBeLessThanOrEqual(46);
  expect(large?.width).toBeLessThanOrEqual(104);
  expect((small?.width ?? 0) / (large?.width ?? 1)).toBeCloseTo(120 / 192);
});

test("small sheets are not blown up, small discs fill the box", () => {
  expect(thumbnailScale([size(60, 40)], sheets)).toBe(0.58);
  expect(thumbnailScale([], sheets)).toBe(0.58);
  expect(thumbnailScale([size(33, 33), size(16.5, 16.5)], discs)).toBeCloseTo(44 / 33);
});

test("an unknown size keeps the height of its row, and no scale is made of it", () => {
  const unknown = size(null, 70);
  const scale = thumbnailScale([unknown], sheets);
  expect(thumbnailSize(unknown, scale, sheets).height).toBeLessThanOrEqual(46);
  expect(thumbnailSize(unknown, 1.3, discs)).toEqual({ width: 44, height: 44 });
  expect(thumbnailScale([unknown], discs)).toBe(1);
});
