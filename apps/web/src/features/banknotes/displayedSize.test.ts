import { expect, test } from "vitest";
import { displayedSize } from "./displayedSize.ts";

const size = (
  widthMm: number | null,
  heightMm: number | null,
  orientation: "landscape" | "portrait",
) => displayedSize({ widthMm, heightMm, orientation });

test("an upright note is displayed upright, whichever way its size is recorded", () => {
  expect(size(144, 70, "portrait")).toEqual({ widthMm: 70, heightMm: 144 });
  expect(size(70, 144, "portrait")).toEqual({ widthMm: 70, heightMm: 144 });
});

test("any other note is displayed as it is recorded", () => {
  expect(size(140, 77, "landscape")).toEqual({ widthMm: 140, heightMm: 77 });
  expect(size(null, 70, "portrait")).toEqual({ widthMm: null, heightMm: 70 });
});
