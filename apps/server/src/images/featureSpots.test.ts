import { describe, expect, it } from "vitest";
import type { Side } from "@specimen/api/contract";
import type { Printed } from "./printed.ts";
import { checkOf, lightOf, lightOfFeature } from "./features.ts";
import { featureSpots } from "./featureSpots.ts";
import { samples } from "./samples.ts";

const sides: readonly Side[] = ["front", "back"];
const all = Object.keys(lightOfFeature);
const landscape = samples.find(({ orientation }) => orientation === "landscape");
const upright = samples.find(({ orientation }) => orientation === "portrait");
const crowded = [landscape, upright].flatMap((record) =>
  record === undefined ? [] : [{ ...record, id: `${record.id} with all`, securityFeatures: all }],
);

function spread(record: Printed, side: Side): { nearest: number; outside: number } {
  const sizes = [record.widthMm ?? 147, record.heightMm ?? 70];
  const [across = 0, up = 0] = record.orientation === "portrait" ? sizes.toReversed() : sizes;
  const scale = Math.min(620 / across, 340 / up);
  const [width, height] = [across * scale, up * scale];
  const spots = featureSpots(record, side).map(({ x, y }) => [
    (x * width) / 100,
    (y * height) / 100,
  ]);
  const gaps = spots.flatMap(([x = 0, y = 0], index) =>
    spots.slice(index + 1).map(([ox = 0, oy = 0]) => Math.max(Math.abs(x - ox), Math.abs(y - oy))),
  );
  const outside = spots.filter(
    ([x = 0, y = 0]) => x < 11.9 || y < 11.9 || x > width - 11.9 || y > height - 11.9,
  );
  return { nearest: Math.min(Number.POSITIVE_INFINITY, ...gaps), outside: outside.length };
}

describe("feature spots", () => {
  it.each([...samples, ...crowded])("keep pins of $id apart and on the drawing", (record) => {
    for (const side of sides) {
      const { nearest, outside } = spread(record, side);
      expect(nearest).toBeGreaterThanOrEqual(24);
      expect(outside).toBe(0);
    }
  });

  it("give every known feature of a record a place on one side, in its light, in its order", () => {
    for (const record of crowded) {
      const spots = sides.map((side) => featureSpots(record, side));
      expect(new Set(spots.flat().map(({ feature }) => feature))).toEqual(new Set(all));
      for (const side of spots) {
        const order = side.map(({ feature }) => all.indexOf(feature));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(side.every(({ feature, light }) => light === lightOf(feature))).toBe(true);
      }
    }
  });

  it("point to nothing that is not recorded and not known", () => {
    const [record] = samples;
    expect(
      record && featureSpots({ ...record, securityFeatures: ["unheard_of"] }, "front"),
    ).toEqual([]);
  });

  it("mirror on the back what the paper itself carries", () => {
    const record = landscape && { ...landscape, securityFeatures: ["see_through_register"] };
    const [front, back] = sides.map((side) => record && featureSpots(record, side)[0]);
    expect(back?.x).toBeCloseTo(100 - (front?.x ?? 0), 1);
    expect(back?.y).toBe(front?.y);
  });
});

describe("checks", () => {
  it("name how a clerk finds a feature and the light it needs", () => {
    expect([checkOf("intaglio"), lightOf("intaglio")]).toEqual(["feel", "white"]);
    expect([checkOf("kinegram"), lightOf("kinegram")]).toEqual(["tilt", "white"]);
    expect([checkOf("portrait_watermark"), lightOf("portrait_watermark")]).toEqual([
      "throughLight",
      "transmitted",
    ]);
    expect([checkOf("uv_fibres"), lightOf("uv_fibres")]).toEqual(["uv", "uv"]);
    expect([checkOf("ir_feature"), lightOf("ir_feature")]).toEqual(["ir", "ir"]);
    expect([checkOf("unheard_of"), lightOf("unheard_of")]).toEqual(["look", "white"]);
  });
});
