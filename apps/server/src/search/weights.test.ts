import { describe, expect, it } from "vitest";
import { weightBounds } from "./weightSearch.ts";

describe("weightBounds", () => {
  it.each<[string, number, string[], number]>([
    ["31.1 g", 31.1, ["g"], 31.1],
    ["1 oz", 1, ["oz"], 31.1034768],
    ["1 troy ounce", 1, ["troy", "ounce"], 31.1034768],
    ["1 kg", 1, ["kg"], 1000],
    ["0.5 Kilogramm", 0.5, ["Kilogramm"], 500],
  ])("takes %s for a weight with its tolerance", (_, amount, words, grams) => {
    const bounds = weightBounds(amount, words);
    expect(bounds?.from).toBeLessThan(grams);
    expect(bounds?.to).toBeGreaterThan(grams);
    expect(bounds && (bounds.from + bounds.to) / 2).toBeCloseTo(grams, 6);
  });

  it.each<[string, number | null, string[]]>([
    ["a unit without its amount", null, ["g"]],
    ["an amount of money", 50, ["ils"]],
    ["a weight among other words", 100, ["PAMP", "g"]],
    ["a word alone", 1, ["troy"]],
  ])("takes %s for something else", (_, amount, words) => {
    expect(weightBounds(amount, words)).toBeNull();
  });
});
