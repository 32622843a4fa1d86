import { describe, expect, test } from "vitest";
import { dark } from "./dark.ts";
import { light } from "./light.ts";

type Role = keyof typeof light;

/** Text 4.5 : 1, parts of controls 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5;
const part = 3;
const pairs: [Role, Role, number][] = [
  ["ink", "page", text],
  ["ink", "sheet", text],
  ["ink", "raised", text],
  ["ink2", "page", text],
  ["ink2", "sheet", text],
  ["ink3", "page", text],
  ["ink3", "sheet", text],
  ["ink3", "sunk", text],
  ["ink3", "raised", text],
  ["ink3", "accentWeak", text],
  ["accent", "sheet", text],
  ["accent", "page", text],
  ["accent", "accentWeak", text],
  ["onAccent", "accent", text],
  ["onPrimary", "primary", text],
  ["onDark", "dark", text],
  ["onRed", "red", text],
  ["red", "sheet", text],
  ["navInk", "nav", text],
  ["navInk2", "nav", text],
  ["navInk", "navOn", text],
  ["navAccent", "nav", part],
  ["ok", "okBg", text],
  ["ok", "sheet", text],
  ["ok", "accentWeak", text],
  ["warn", "warnBg", text],
  ["warn", "sheet", text],
  ["no", "noBg", text],
  ["no", "sheet", text],
  ["okEdge", "okBg", part],
  ["okEdge", "sheet", part],
  ["warnEdge", "warnBg", part],
  ["warnEdge", "sheet", part],
  ["noEdge", "noBg", part],
  ["noEdge", "sheet", part],
  ["edge", "sheet", part],
  ["edge", "page", part],
  ["edge", "raised", part],
  ["focus", "sheet", part],
  ["focus", "page", part],
  ["focus", "sunk", part],
];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("in the %s theme", (_name, theme) => {
  test.each(pairs)("%s on %s reaches %s : 1", (front, ground, least) => {
    expect(ratio(theme[front], theme[ground])).toBeGreaterThanOrEqual(least);
  });
});

test("black on white is 21 : 1", () => {
  expect(ratio("#000000", "#FFFFFF")).toBeCloseTo(21);
});

/** Contrast ratio of two opaque colours (WCAG 2.2, definition of contrast ratio). */
function ratio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
