import { describe, expect, test } from "vitest";
import { matchOptions, readNames } from "./matchOptions.ts";

const options = ["Dänemark", "Åland", "Österreich", "Malaysia", "Łódź", "Weißrussland"].map(
  (label) => ({ label, value: label, code: label.slice(0, 1) + "XX" }),
);
const found = (query: string) =>
  matchOptions(options, query).map(({ option, hit }) => hit && option.label.slice(...hit));

describe("type to filter", () => {
  test("an empty query keeps every option in its order", () => {
    expect(matchOptions(options, "  ").map(({ option }) => option)).toEqual(options);
  });

  test("labels that begin with the query come before those that contain it", () => {
    expect(matchOptions(options, "ma").map(({ option }) => option.label)).toEqual([
      "Malaysia",
      "Dänemark",
    ]);
  });

  test("accents and case do not matter, and the hit is the part of the label as written", () => {
    expect(found("DANE")).toEqual(["Däne"]);
    expect(found("ålan")).toEqual(["Ålan"]);
    expect(found("lodz")).toEqual(["Łódź"]);
  });

  test("a letter that folds to two keeps the hit in place", () => {
    expect(found("weiss")).toEqual(["Weiß"]);
    expect(found("russ")).toEqual(["russ"]);
  });

  test("a space fits one that does not break", () => {
    const named = [
      { label: "Krugerrand 1\u00a0oz", value: "x", otherNames: () => ["Krügerrand 1\u00a0oz"] },
    ];
    for (const query of ["rand 1 oz", "rand 1\u00a0oz"])
      expect(matchOptions(named, query)[0]?.hit).toEqual([6, 15]);
    expect(matchOptions(named, "kruegerrand 1 oz")).toHaveLength(1);
  });

  test("a code is found by its beginning", () => {
    expect(matchOptions(options, "mxx").map(({ option }) => option.label)).toEqual(["Malaysia"]);
  });

  test("umlauts may be spelled out", () => {
    const labels = (query: string) =>
      matchOptions(options, query).map(({ option }) => option.label);
    expect(labels("oesterr")).toEqual(["Österreich"]);
    expect(labels("daenemark")).toEqual(["Dänemark"]);
    expect(labels("osterr")).toEqual(["Österreich"]);
  });

  test("another name is found by the beginning of its words, after all others", () => {
    const named = [
      { label: "Austria", value: "AT", otherNames: () => ["Österreich", "Rakousko"] },
      { label: "Rakow", value: "x" },
    ];
    const values = (query: string) => matchOptions(named, query).map(({ option }) => option.value);
    expect(values("rako")).toEqual(["x", "AT"]);
    expect(values("oesterreich")).toEqual(["AT"]);
    expect(values("reich")).toEqual([]);
  });

  test("a query goes from no name into the next one", () => {
    const named = [{ label: "Austria", value: "AT", otherNames: () => ["Rakousko", "Autriche"] }];
    expect(matchOptions(named, "rakousko autriche")).toEqual([]);
    expect(matchOptions(named, "austria rakousko")).toEqual([]);
  });

  test("names that were read before are found as those that were not", () => {
    const names = ["Österreich", "Rakousko"];
    const named = [{ label: "Austria", value: "AT" }].map((option) => ({
      ...option,
      otherNames: () => names,
    }));
    const read = [...readNames([...named, { label: "Bern", value: "x" }])];
    expect(read).toHaveLength(2);
    for (const query of ["rako", "oster", "oester", "aust"])
      expect(matchOptions(named, query)).toHaveLength(1);
    expect(matchOptions(named, "erreich")).toEqual([]);
  });

  test("nothing found is an empty list", () => {
    expect(matchOptions(options, "xq")).toEqual([]);
  });
});
