import { expect, it } from "vitest";
import { countryNames } from "./countryNames.ts";

it("has the names of a country in each language, those that are customary and those of its parts", () => {
  expect(countryNames("TR")).toEqual(expect.arrayContaining(["Türkiye", "Turkey", "Turkija"]));
  expect(countryNames("GB")).toEqual(
    expect.arrayContaining(["Wielka Brytania", "Great Britain", "Schottland", "Écosse"]),
  );
  expect(countryNames("IE")).not.toContain("Northern Ireland");
});

it("has each name once", () => {
  for (const region of ["GB", "DE", "CH", "CZ"]) {
    const names = countryNames(region);
    expect(names.length).toBeGreaterThan(4);
    expect(names).toEqual([...new Set(names)]);
  }
});
