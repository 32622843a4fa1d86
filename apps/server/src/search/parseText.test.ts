import { describe, expect, it } from "vitest";
import { parseText, type ParsedText, parseZoneStart } from "./parseText.ts";

const nothing: ParsedText = { words: [], amount: null, weight: null, size: null, mrz: null };

describe("parseText", () => {
  it.each<[string, Partial<ParsedText>]>([
    ["50 ils", { amount: 50, words: ["ils"] }],
    ["DEM 100", { amount: 100, words: ["DEM"] }],
    ["hun 1000", { amount: 1000, words: ["hun"] }],
    ["50ils", { amount: 50, words: ["ils"] }],
    ["ils50", { amount: 50, words: ["ils"] }],
    ["€50", { amount: 50, words: ["€"] }],
    ["50€", { amount: 50, words: ["€"] }],
    ["0,5 pound", { amount: 0.5, words: ["pound"] }],
    ["50", { amount: 50 }],
    ["50, ils", { amount: 50, words: ["ils"] }],
    ["2,", { amount: 2 }],
    ["“50 euro”", { amount: 50, words: ["euro"] }],
    ["50-euro", { amount: 50, words: ["euro"] }],
    ["CHF 100.-", { amount: 100, words: ["CHF"] }],
    ["HK$100", { amount: 100, words: ["HK$"] }],
    ["R$ 50", { amount: 50, words: ["R$"] }],
    ["R50", { amount: 50, words: ["R"] }],
    ["Rs.500", { amount: 500, words: ["Rs"] }],
    ["100kr", { amount: 100, words: ["kr"] }],
    ["50zł", { amount: 50, words: ["zł"] }],
    ["ES2", { words: ["ES2"] }],
    ["DEU-P-2017", { words: ["DEU", "P", "2017"] }],
    ["01.02.1990", { words: ["01", "02", "1990"] }],
    ["euro (50)", { amount: 50, words: ["euro"] }],
  ])("finds the amount in %s", (typed, meant) => {
    expect(parseText(typed)).toEqual({ ...nothing, ...meant });
  });

  it.each<[string, number, string[], string[]]>([
    ["100g", 100, ["g"], []],
    ["31,1G", 31.1, ["G"], []],
    ["7.988 g", 7.988, ["g"], []],
    ["12,441 kg", 12.441, ["kg"], []],
    ["31.103g gold", 31.103, ["g", "gold"], ["gold"]],
    ["1.555 troy ounces", 1.555, ["troy", "ounces"], []],
    ["10 000 g", 10_000, ["g"], []],
    ["1,000,000 g", 1_000_000, ["g"], []],
    ["PAMP 1oz", 1, ["PAMP", "oz"], ["PAMP"]],
    ["1kg", 1, ["kg"], []],
    ["100 g gold", 100, ["g", "gold"], ["gold"]],
    ["gold 1 troy ounce", 1, ["gold", "troy", "ounce"], ["gold"]],
  ])("finds the weight in %s, with what stands beside it", (typed, amount, words, others) => {
    expect(parseText(typed)).toMatchObject({ amount, words, weight: { others, isCertain: true } });
  });

  it("takes no part of a document's number for a size", () => {
    expect(parseText("C01X00T47")).toEqual({ ...nothing, words: ["C01X00T47"] });
    expect(parseText("129x71mm hungary")).toMatchObject({ size: { width: 129, height: 71 } });
  });

  it("reads the start of a machine-readable line without a filler", () => {
    for (const typed of ["IDFRA", "idfra"]) {
      expect(parseZoneStart(typed)).toEqual({
        ...nothing,
        mrz: { documentCode: "ID", issuer: "FRA" },
      });
    }
    expect(["IDFR", "ITALIA", "XXFRA"].map(parseZoneStart)).toEqual(
      Array.from({ length: 3 }, () => undefined),
    );
  });

  it("takes groups before a unit that is money for an amount of money", () => {
    expect(parseText("10.000 baht").amount).toBe(10_000);
  });

  it.each(["10 000 huf", "10.000 huf", "10,000 huf", "10'000 huf", "10\u{202F}000 huf"])(
    "takes the groups of %s for one amount",
    (typed) => {
      expect(parseText(typed)).toEqual({ ...nothing, amount: 10_000, words: ["huf"] });
    },
  );

  it.each<[string, number, number | null]>([
    ["129x71", 129, 71],
    ["129 x 71 mm", 129, 71],
    ["129 mm × 71 mm", 129, 71],
    ["129*71", 129, 71],
    ["129,5X71.5", 129.5, 71.5],
    ["129x", 129, null],
    ["129mm", 129, null],
  ])("finds the size in %s", (typed, width, height) => {
    expect(parseText(typed)).toEqual({ ...nothing, size: { width, height } });
  });

  it("finds size, amount and words together", () => {
    expect(parseText("20 euro 133x72")).toEqual({
      ...nothing,
      amount: 20,
      words: ["euro"],
      size: { width: 133, height: 72 },
    });
  });

  it.each<[string, string, string]>([
    ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "P", "UTO"],
    ["p<d<<", "P", "D"],
    ["IDFRA<<", "ID", "FRA"],
    ["P < U T O", "P", "UTO"],
  ])("finds the issuing state in %s", (typed, documentCode, issuer) => {
    expect(parseText(typed)).toEqual({ ...nothing, mrz: { documentCode, issuer } });
  });

  it.each<[string, string[]]>([
    ["  Türkiye ", ["Türkiye"]],
    ["côte d'ivoire", ["côte", "d", "ivoire"]],
    ["ES2", ["ES2"]],
    ["2nd", ["2nd"]],
    ["5gb", ["5gb"]],
    ["1/4oz krugerrand", ["1", "4", "oz", "krugerrand"]],
    ["złoty", ["złoty"]],
    ["lynx", ["lynx"]],
    ["<<<", []],
    ["%_'\\", []],
  ])("takes %s for words", (typed, words) => {
    expect(parseText(typed)).toEqual({ ...nothing, words });
  });
});
