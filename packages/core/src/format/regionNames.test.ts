import { expect, it } from "vitest";
import { regionNames } from "./regionNames.ts";

it("names a country in every language of the product", () => {
  expect(regionNames("AT")).toEqual(
    expect.arrayContaining(["Österreich", "Austria", "Autriche", "Austrija", "Østerrike"]),
  );
});

it("names nothing for codes that are no region", () => {
  for (const code of ["", "EUE", "de", "QX"]) expect(regionNames(code)).toEqual([]);
});
