import { expect, it } from "vitest";
import { hex, inksOf, tone } from "./colour.ts";

it("lets the first word lead, and the last in a compound", () => {
  const hue = (words: string) => inksOf(words).main.hue;
  expect(hue("green and black")).toBe(hue("green"));
  expect(hue("blue-green")).toBe(hue("green"));
  expect(inksOf("blue-green").second.hue).toBe(hue("blue"));
  expect(hue("greenish yellow")).toBe(hue("yellow"));
  expect(hue("bright yellow")).toBe(hue("yellow"));
});

it("prints in grey what has no known colour", () => {
  expect(inksOf(null)).toEqual(inksOf("grey"));
  expect(inksOf("ultraplaid")).toEqual(inksOf("grey"));
});

it("writes OKLCH as sRGB, as CSS Color 4 gives it", () => {
  expect(hex({ lightness: 1, chroma: 0, hue: 0 })).toBe("#ffffff");
  expect(hex({ lightness: 0, chroma: 0, hue: 0 })).toBe("#000000");
  expect(hex({ lightness: 0.62796, chroma: 0.25768, hue: 29.234 })).toBe("#ff0000");
  expect(hex({ lightness: 0.45201, chroma: 0.31321, hue: 264.052 })).toBe("#0000ff");
});

it("keeps a tone within what a screen shows", () => {
  expect(hex(tone({ lightness: 0.9, chroma: 0.2, hue: 150 }, 0.3, 3))).toMatch(/^#[0-9a-f]{6}$/);
});
