import { describe, expect, it } from "vitest";
import { readFacts } from "../../../catalogue/readFacts.ts";
import { expectSpecimen, faultsOf } from "../../../testing/drawing.ts";
import { ingotFiles } from "../facts.ts";
import { drawnBar } from "../queries.ts";
import { barSides, barSize, describeBar } from "./describeBar.ts";
import type { BarView } from "./barCanvas.ts";
import { drawBar } from "./drawBar.ts";

const { ingots, moreIngots, details } = readFacts(ingotFiles);
const bars = [...ingots, ...moreIngots].map((fact) =>
  drawnBar(fact, details[fact.id] ?? null, fact.refiner),
);
const views: BarView[] = barSides.flatMap((side) =>
  (["white", "tilted"] as const).flatMap((light) =>
    (["list", "screen", "full"] as const).map((detail) => ({ side, light, detail })),
  ),
);

function bar(id: string) {
  const found = bars.find((each) => each.id === id);
  if (found === undefined) throw new Error(`the catalogue has no bar ${id}`);
  return found;
}

const front = { side: "front", light: "white", detail: "screen" } as const;
const back = { side: "back", light: "white", detail: "screen" } as const;

describe("the drawing of a bar", () => {
  it("is whole and within its bytes for every bar of the catalogue, each side, light and detail", () => {
    const faults = bars.flatMap((each) =>
      views.flatMap((view) =>
        faultsOf(drawBar(each, view), view.detail).map(
          (fault) => `${each.id} ${view.side}: ${fault}`,
        ),
      ),
    );
    expect(bars.length).toBeGreaterThan(150);
    expect(faults).toEqual([]);
  });

  it("has its true size; one that is not known is worked out from the weight and said so", () => {
    const known = drawBar(bar("ingot-010"), front);
    expect(known).toContain('viewBox="0 0 285 497"');
    expect(known).toContain("illustration, not a bar · 49.7 × 28.5 mm");
    const unknown = bars.find(({ lengthMm, weightG }) => lengthMm === null && weightG === 1000);
    if (unknown === undefined) throw new Error("no bar of unknown size");
    const { widthMm, heightMm, isKnown } = barSize(unknown, "front");
    expect(isKnown).toBe(false);
    expect(heightMm).toBeGreaterThan(widthMm);
    expect(heightMm).toBeGreaterThan(60);
    expect(heightMm).toBeLessThan(180);
    expect(drawBar(unknown, front)).toContain("size not recorded");
  });

  it("is a specimen, the same each time, and another for a cast bar, another side or mark", () => {
    const minted = bar("ingot-010");
    for (const view of [front, back]) expectSpecimen(drawBar(minted, view));
    expect(drawBar(minted, front)).toBe(drawBar(minted, front));
    expect(drawBar({ ...minted, form: "cast" }, front)).not.toBe(drawBar(minted, front));
    expect(drawBar({ ...minted, marks: minted.marks.slice(1) }, front)).not.toBe(
      drawBar(minted, front),
    );
  });

  it("moves a mark with its place in the record, and its pin with it", () => {
    const minted = bar("ingot-010");
    const moved = {
      ...minted,
      marks: minted.marks.map((mark) => (mark.what === "serial" ? { ...mark, y: 80 } : mark)),
    };
    const pinOf = (each: typeof minted) =>
      describeBar(each).find(({ what }) => what === "serial")?.pin;
    expect(pinOf(moved)).not.toEqual(pinOf(minted));
    expect(drawBar(moved, front)).not.toBe(drawBar(minted, front));
  });

  it("shows another diffractive picture when tilted, and only where there is a foil", () => {
    const tilted = { ...back, light: "tilted" } as const;
    expect(drawBar(bar("ingot-024"), tilted)).not.toBe(drawBar(bar("ingot-024"), back));
    expect(drawBar(bar("ingot-010"), tilted)).toBe(drawBar(bar("ingot-010"), back));
  });

  it("never strikes a number that a bar could have", () => {
    for (const each of bars) {
      const serials = describeBar(each).filter(({ what }) => what === "serial");
      expect(serials.every(({ words }) => words === "NO. 000000")).toBe(true);
    }
  });
});
