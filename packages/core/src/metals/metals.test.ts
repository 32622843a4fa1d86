import { describe, expect, it, test } from "vitest";
import { densityInWater, metalDensity, outerDensity, waterDensity } from "./density.ts";
import { compareWith, identify, measuredDensity, type MeasuredRecord } from "./identify.ts";
import { alloyDensity, materialsIn, type AlloyParts } from "./materials.ts";
import { meltValue } from "./meltValue.ts";
import { readingOf } from "./readingOf.ts";
import { toGrams, toTroyOunces } from "./units.ts";

const read = (typed: string) => {
  const reading = readingOf(typed);
  if (reading === null) throw new Error(typed);
  return reading;
};

const krugerrand: MeasuredRecord = {
  metal: "gold",
  fineness: 916.7,
  form: "struck",
  weightG: 33.93,
  weightToleranceG: null,
  diameterMm: 32.77,
  thicknessMm: 2.84,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  densityGcm3: 17.61,
  fillFactor: 0.804,
};
const mapleLeaf: MeasuredRecord = {
  ...krugerrand,
  fineness: 999.9,
  weightG: 31.11,
  diameterMm: 30,
  thicknessMm: 2.87,
  densityGcm3: 19.3,
  fillFactor: 0.795,
};
const kinebar: MeasuredRecord = {
  ...mapleLeaf,
  form: "minted",
  weightG: 20,
  diameterMm: null,
  thicknessMm: null,
  lengthMm: 40.4,
  widthMm: 23.3,
  heightMm: 1.3,
  fillFactor: 0.847,
};
const silverBar: MeasuredRecord = {
  ...kinebar,
  metal: "silver",
  fineness: 999,
  densityGcm3: 10.49,
};

describe("units of weight", () => {
  test.each([
    [1, "troyOunce", 31.1034768],
    [480, "grain", 31.1034768],
    [10, "tola", 116.638038],
    [1, "tael", 37.429],
    [2, "baht", 30.488],
    [5, "gram", 5],
  ] as const)("%d %s is %d g", (value, unit, grams) => {
    expect(toGrams(value, unit)).toBeCloseTo(grams, 6);
  });

  it("go back to ounces", () => {
    expect(toTroyOunces(toGrams(1, "troyOunce"))).toBe(1);
  });
});

describe("densities", () => {
  test.each<[AlloyParts, number]>([
    [{ Au: 986.1, Cu: 13.9 }, 19.0],
    [{ Au: 916.7, Cu: 83.3 }, 17.61],
    [{ Au: 916.7, Ag: 30, Cu: 53.3 }, 17.76],
    [{ Au: 916.7, Ag: 83.3 }, 18.04],
    [{ Au: 900, Cu: 100 }, 17.3],
    [{ Au: 750, Ag: 125, Cu: 125 }, 15.45],
    [{ Ag: 925, Cu: 75 }, 10.36],
    [{ Ag: 900, Cu: 100 }, 10.31],
    [{ Ag: 500, Cu: 500 }, 9.66],
  ])("of the alloy %o is that of the table", (parts, gcm3) => {
    expect(Math.abs(alloyDensity(parts) - gcm3)).toBeLessThan(0.15);
  });

  it("follow from the weight in water, which is lighter the warmer it is", () => {
    const density = densityInWater(read("33.93"), read("32.007"));
    expect(density?.value).toBeCloseTo(17.61, 2);
    expect(density?.low).toBeLessThan(17.54);
    expect(density?.high).toBeGreaterThan(17.68);
    expect(waterDensity(20)).toBeCloseTo(0.9982);
    expect(waterDensity(23.5)).toBeCloseTo(0.9974, 4);
    expect(waterDensity(4)).toBe(0.9997);
    expect(waterDensity(40)).toBe(0.9957);
  });

  it("of a small piece are less sure", () => {
    const share = (mass: string, water: string) => {
      const density = densityInWater(read(mass), read(water));
      return density && (density.high - density.low) / density.value;
    };
    expect(share("3.390", "3.198")).toBeGreaterThan(share("33.930", "32.007") ?? 0);
  });

  it("are none where the piece is as heavy in water as outside", () => {
    expect(densityInWater(read("5"), read("5"))).toBeNull();
    expect(densityInWater(read("5"), read("5.1"))).toBeNull();
  });

  it("from the caliper lie below that of the metal by the fill", () => {
    const outer = outerDensity(read("33.93"), { diameter: read("32.77"), thickness: read("2.84") });
    expect(outer?.value).toBeCloseTo(14.17, 2);
    expect(outer && metalDensity(outer, "struck", 0.804).low).toBeCloseTo(17.56, 1);
    const usual = outer && metalDensity(outer, "struck", null);
    expect(usual?.low).toBeCloseTo(15.5, 0);
    expect(usual?.high).toBeCloseTo(21.6, 0);
    const bar = outerDensity(read("31.10"), {
      length: read("40.4"),
      width: read("23.3"),
      height: read("1.8"),
    });
    expect(bar?.value).toBeCloseTo(18.4, 1);
    expect([bar?.low, bar?.high].map((each) => each?.toFixed(1))).toEqual(["17.8", "18.9"]);
  });

  it("name the metals that they can be", () => {
    const names = (low: number, high: number) => materialsIn({ low, high }).map(({ name }) => name);
    expect(names(19.2, 19.3)).toEqual(["gold", "tungsten"]);
    expect(names(11.3, 11.3)).toEqual(["lead"]);
    expect(names(10.4, 10.5)).toEqual(["silver"]);
    expect(names(8.5, 8.5)).toEqual(["brass"]);
    expect(names(15, 16)).toEqual([]);
  });
});

describe("a measured piece", () => {
  it("fits a record by weight, size and density", () => {
    const match = compareWith(krugerrand, {
      mass: read("33.95"),
      massInWater: read("32.02"),
      diameter: read("32.7"),
    });
    expect(match.verdict).toBe("fits");
    expect(match.deviations.map(({ measure, verdict }) => [measure, verdict])).toEqual([
      ["mass", "fits"],
      ["diameter", "fits"],
      ["density", "fits"],
    ]);
    expect(match.deviations[0]).toMatchObject({ difference: 0.02, recorded: 33.93 });
  });

  it("is off where one measure is beyond its tolerance", () => {
    const { verdict, deviations } = compareWith(krugerrand, {
      mass: read("33.93"),
      thickness: read("3.2"),
    });
    expect(verdict).toBe("off");
    expect(deviations.map((each) => each.verdict)).toEqual(["fits", "off"]);
  });

  it("is unmeasured where the record knows nothing of it", () => {
    const unknown = { ...krugerrand, diameterMm: null };
    const { verdict, deviations } = compareWith(unknown, { diameter: read("32.7") });
    expect(verdict).toBe("unmeasured");
    expect(deviations[0]).toMatchObject({ recorded: null, difference: null });
    expect(compareWith(krugerrand, {}).verdict).toBe("unmeasured");
  });

  it("is compared with the outer density of the record itself", () => {
    const measures = { mass: read("33.93"), diameter: read("32.77"), thickness: read("2.84") };
    expect(measuredDensity(measures)?.kind).toBe("outer");
    expect(compareWith(krugerrand, measures).verdict).toBe("fits");
    const noFill = compareWith({ ...krugerrand, fillFactor: null }, measures);
    expect(noFill.deviations.at(-1)?.verdict).toBe("unmeasured");
  });

  it("takes the tolerance of the law where it is wider", () => {
    const legal = { ...krugerrand, weightG: 3.2258, weightToleranceG: 0.05 };
    expect(compareWith(legal, { mass: read("3.180") }).verdict).toBe("fits");
    expect(compareWith({ ...legal, weightToleranceG: null }, { mass: read("3.180") }).verdict).toBe(
      "off",
    );
  });

  it("gives candidates the likeliest first", () => {
    const records = [krugerrand, mapleLeaf, kinebar, { ...mapleLeaf, diameterMm: null }];
    const found = identify(records, { mass: read("31.11"), diameter: read("30.0") });
    expect(found.map(({ record }) => records.indexOf(record))).toEqual([1, 3, 0, 2]);
    const complete = found.map(({ match }) => match.isComplete);
    expect(complete).toEqual(found.map(({ record }) => record.diameterMm !== null));
  });
});

describe("plating", () => {
  it("tungsten weighs like fine gold, however well everything fits", () => {
    const measures = { mass: read("31.11"), diameter: read("30.0"), thickness: read("2.87") };
    expect(compareWith(mapleLeaf, measures)).toMatchObject({
      verdict: "fits",
      warning: "tungsten",
    });
    expect(compareWith(mapleLeaf, { mass: read("31.11") }).warning).toBe("tungsten");
  });

  it("tungsten in 22 carat gold is too heavy for its size", () => {
    expect(compareWith(krugerrand, { mass: read("33.93") }).warning).toBeNull();
    const dense = compareWith(krugerrand, { mass: read("33.93"), massInWater: read("32.171") });
    expect(dense).toMatchObject({ verdict: "off", warning: "tungsten" });
  });

  it("lead and brass show by their own density", () => {
    const lead = compareWith(silverBar, { mass: read("20.00"), massInWater: read("18.240") });
    expect(lead).toMatchObject({ verdict: "off", warning: "lead" });
    const brass = compareWith(kinebar, { mass: read("20.00"), massInWater: read("17.651") });
    expect(brass).toMatchObject({ verdict: "off", warning: "brass" });
    const silver = compareWith(silverBar, { mass: read("20.00"), massInWater: read("18.097") });
    expect(silver).toMatchObject({ verdict: "fits", warning: null });
  });
});

test("a typed figure tells how finely it was read", () => {
  expect(readingOf("31.10")).toEqual({ value: 31.1, step: 0.01 });
  expect(readingOf(" 31,1 ")).toEqual({ value: 31.1, step: 0.1 });
  expect(readingOf("31")).toEqual({ value: 31, step: 1 });
  for (const wrong of ["", "0", "-1", "1.2.3", "thick", "1e3"]) expect(readingOf(wrong)).toBeNull();
});

test("melt value is fine weight by the customer's price", () => {
  expect(meltValue(31.103, { pricePerGram: 112.35 })).toBe(3494.42);
});
