import type { CountryDictionary } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { countriesOf } from "./useCountries.ts";

const dictionary: CountryDictionary = {
  id: ["OM", "AT", "AF"],
  name: ["Oman", "Österreich", "Afghanistan"],
  code2: ["OM", "AT", "AF"],
  currencyISO: ["OMR", "EUR", "AFN"],
  oldCurrencyISO: [null, "ATS", null],
  parentId: [null, "EU", null],
  packageTypes: [[], ["banknotes", "coins"], ["banknotes"]],
  flagSprite: "https://api.example/flags.avif",
  flagWidth: 40,
  flagHeight: 30,
};

test("German sorting maps umlauts to ae, oe and ue", () => {
  expect(countriesOf(dictionary, "de").map(({ id }) => id)).toEqual(["AF", "AT", "OM"]);
});

test("a country's flag is its row of the sprite, wherever it is sorted to", () => {
  const austria = countriesOf(dictionary, "de").find(({ id }) => id === "AT");
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
  expect(countriesOf(dictionary, "en")).toBe(countriesOf(dictionary, "en"));
});
