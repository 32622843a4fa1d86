import { expect, it } from "vitest";
import { languages } from "../language/languages.ts";
import { customaryNames, partNames } from "./customaryNames.ts";

it("has the names that are typed, in full and in the country's own language", () => {
  expect(customaryNames("TR", "en")).toEqual(expect.arrayContaining(["Turkey", "Türkiye"]));
  expect(customaryNames("GB", "de")).toEqual(expect.arrayContaining(["Großbritannien", "UK"]));
  expect(customaryNames("RU", "en")).toContain("Russian Federation");
  expect(customaryNames("HU", "lt")).toEqual(["Magyarország"]);
});

it("has the parts of a country by themselves", () => {
  expect(partNames("GB", "de")).toEqual(["Schottland", "Nordirland", "Wales"]);
  expect(customaryNames("GB", "de")).not.toContain("Schottland");
  expect(partNames("FR", "de")).toEqual([]);
});

it("has none for other codes", () => {
  for (const code of ["", "QX", "de"]) expect(customaryNames(code, "en")).toEqual([]);
});

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const codes = letters.flatMap((first) => letters.map((second) => first + second));

it.each(languages)("gives no name in %s to two countries", (language) => {
  const given = codes.flatMap((code) =>
    [...new Set([...customaryNames(code, language), ...partNames(code, language)])].map((name) =>
      name.toLowerCase(),
    ),
  );
  expect(given.length).toBeGreaterThan(40);
  expect(given.toSorted()).toEqual([...new Set(given)].toSorted());
});
