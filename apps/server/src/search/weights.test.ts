import { describe, expect, it } from "vitest";
import { weightIn } from "./weights.ts";

describe("weightIn", () => {
  it.each<[string, number, string[], string[], number, string[]]>([
    ["31.1 g", 31.1, [], ["g"], 31.1, []],
    ["1 oz", 1, [], ["oz"], 31.1034768, []],
    ["1 troy ounce", 1, [], ["troy", "ounce"], 31.1034768, []],
    ["1 kg", 1, [], ["kg"], 1000, []],
    ["0.5 Kilogramm", 0.5, [], ["Kilogramm"], 500, []],
    ["100 g gold", 100, [], ["g", "gold"], 100, ["gold"]],
    ["PAMP 100 g", 100, ["PAMP"], ["g"], 100, ["PAMP"]],
    [
      "gold 1 troy oz Suisse",
      1,
      ["gold"],
      ["troy", "oz", "Suisse"],
      31.1034768,
      ["gold", "Suisse"],
    ],
  ])("takes %s for a weight with its tolerance", (_, amount, before, after, grams, others) => {
    const weight = weightIn(amount, before, after);
    expect(weight?.from).toBeLessThan(grams);
    expect(weight?.to).toBeGreaterThan(grams);
    expect(weight && (weight.from + weight.to) / 2).toBeCloseTo(grams, 6);
    expect(weight).toMatchObject({ others, isCertain: true });
  });

  it.each<[string, string[], string[]]>([
    ["a unit before its amount, which may be a country's code", ["gr"], []],
    ["a unit that is money", [], ["baht"]],
  ])("takes %s for a weight among other things", (_, before, after) => {
    expect(weightIn(1, before, after)).toMatchObject({ others: [], isCertain: false });
  });

  it.each<[string, number | null, string[], string[]]>([
    ["a unit without its amount", null, [], ["g"]],
    ["an amount of money", 50, [], ["ils"]],
    ["money beside other words", 100, ["Thailand"], ["baht"]],
    ["a unit that does not follow its amount", 100, ["g"], ["PAMP"]],
    ["a word alone", 1, [], ["troy"]],
    ["a member of every object", 1, [], ["constructor"]],
  ])("takes %s for something else", (_, amount, before, after) => {
    expect(weightIn(amount, before, after)).toBeNull();
  });
});
