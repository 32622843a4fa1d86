import { describe, expect, it } from "vitest";
import { advise } from "./advise.ts";
import type { ZoneMeasures } from "./measureZone.ts";

const good: ZoneMeasures = { pitch: 18, contrast: 0.6, sharpness: 0.7, glare: 0, margin: 3 };

describe("advice", () => {
  it("is none for a good picture", () => {
    expect(advise(good)).toEqual([]);
  });

  it.each([
    [{ margin: 0.2 }, "cutOff"],
    [{ pitch: 8 }, "tooSmall"],
    [{ glare: 0.05 }, "glare"],
    [{ sharpness: 0.3 }, "blurred"],
    [{ contrast: 0.15 }, "lowContrast"],
  ] as const)("for %o is %s", (change, advice) => {
    expect(advise({ ...good, ...change })).toEqual([advice]);
  });

  it("names all that is wrong, and that no zone was found", () => {
    expect(advise({ ...good, pitch: 8, sharpness: 0.2 })).toEqual(["tooSmall", "blurred"]);
    expect(advise(null)).toEqual(["noZone"]);
  });
});
