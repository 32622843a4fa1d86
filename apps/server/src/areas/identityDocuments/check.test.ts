import { describe, expect, it } from "vitest";
import { inOrderOfCheck } from "./check.ts";

const feature = (
  light: Parameters<typeof inOrderOfCheck>[0][number]["light"],
  level: 1 | 2 | 3 = 1,
) => ({
  light,
  level,
});

describe("the check of a document", () => {
  it("is in the order look, feel, tilt, light, against the light being a look", () => {
    const ordered = inOrderOfCheck([
      feature("uv", 2),
      feature("tilt"),
      feature("touch"),
      feature("transmitted"),
      feature("white"),
    ]);
    expect(ordered.map(({ check }) => check)).toEqual(["look", "look", "feel", "tilt", "light"]);
    expect(ordered[0]).toMatchObject({ tool: "lightBehind" });
  });

  it("takes 30 seconds when all four steps have features", () => {
    const lights = [
      "white",
      "magnifier",
      "transmitted",
      "touch",
      "tilt",
      "tilt",
      "tilt",
      "uv",
    ] as const;
    const seconds = inOrderOfCheck(lights.map((light) => feature(light))).map(
      (each) => each.seconds ?? 0,
    );
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(30, 9);
    expect(Math.min(...seconds)).toBeGreaterThan(3);
  });

  it("leaves out what needs a reader, an infrared camera or a laboratory", () => {
    const left = inOrderOfCheck([feature("chip reader"), feature("ir"), feature("tilt", 3)]);
    expect(left.map(({ seconds }) => seconds)).toEqual([null, null, null]);
  });
});
