import type { CountryDictionary } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { countriesOf } from "./useCountries.ts";

const dictionary: CountryDictionary = {
  id: ["AF", "AX", "AT"],
  name: ["Afghanistan", "Åland", "Österreich"],
  code2: ["AF", "AX", "AT"],
  currencyISO: ["AFN", "EUR", "EUR"],
  oldCurrencyISO: [null, null, "ATS"],
  parentId: [null, "EU", "EU"],
  packageTypes: [["banknotes"], [], ["banknotes", "coins"]],
  flagSprite: "https://api.example/flags.avif",
  flagWidth: 40,
  flagHeight: 30,
};

test("countries keep the order in which the service has sorted them", () => {
  expect(countriesOf(dictionary).map(({ id }) => id)).toEqual(["AF", "AX", "AT"]);
});

test("a country's flag is the cell of its id, wherever it is sorted to", () => {
  const austria = countriesOf(dictionary).find(({ id }) => id === "AT");
  expect(austria).toEqual({
    id: "AT",
    name: "Österreich",
    code2: "AT",
    currencyISO: "EUR",
    oldCurrencyISO: "ATS",
    parentId: "EU",
    packageTypes: ["banknotes", "coins"],
    flagSrc: "https://api.example/flags.avif#xywh=0,30,40,30",
  });
});

test("the rows are made once", () => {
  expect(countriesOf(dictionary)).toBe(countriesOf(dictionary));
});
