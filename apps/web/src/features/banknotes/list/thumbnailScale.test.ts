import { expect, test } from "vitest";
import { thumbnailScale, thumbnailSize } from "./thumbnailScale.ts";

const note = (
  widthMm: number | null,
  heightMm: number | null,
  orientation: "landscape" | "portrait" = "landscape",
) => ({ widthMm, heightMm, orientation });

test("thumbnails of a list share one scale, in which the largest still fits its row", () => {
  const notes = [note(120, 62), note(192, 90)];
  const scale = thumbnailScale(notes);
  const [small, large] = notes.map((each) => thumbnailSize(each, scale));
  expect(large?.height).toBeLessThanOrEqual(46);
  expect(large?.width).toBeLessThanOrEqual(104);
  expect((small?.width ?? 0) / (large?.width ?? 1)).toBeCloseTo(120 / 192);
});

test("small notes are not blown up", () => {
  expect(thumbnailScale([note(60, 40)])).toBe(0.58);
  expect(thumbnailScale([])).toBe(0.58);
});

test("an upright note stands upright, whichever way its size is recorded", () => {
  const scale = thumbnailScale([note(144, 70, "portrait")]);
  const { width, height } = thumbnailSize(note(144, 70, "portrait"), scale);
  expect(height).toBeCloseTo(46);
  expect(width).toBeLessThan(height);
  expect(thumbnailSize(note(70, 144, "portrait"), scale)).toEqual({ width, height });
});

test("a note of unknown size keeps its row's height", () => {
  expect(
    thumbnailSize(note(null, 70), thumbnailScale([note(null, 70)])).height,
  ).toBeLessThanOrEqual(46);
});
