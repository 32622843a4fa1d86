import { expect, test } from "vitest";
import { currencyOptions } from "./currencyOptions.ts";

const countries = [
  { currencyISO: "EUR", oldCurrencyISO: "DEM" },
  { currencyISO: "EUR", oldCurrencyISO: "ATS" },
  { currencyISO: "UAH", oldCurrencyISO: null },
  { currencyISO: null, oldCurrencyISO: null },
];

test("each currency stands once, present and past, by its name in the language", () => {
  expect(currencyOptions(countries, "en").map(({ code }) => code)).toEqual([
    "ATS",
    "EUR",
    "DEM",
    "UAH",
  ]);
});

test("German names are looked up with their umlauts spelled out", () => {
  const gulf = [...countries, { currencyISO: "OMR", oldCurrencyISO: null }];
  expect(currencyOptions(gulf, "de").map(({ code }) => code)).toEqual([
    "DEM",
    "EUR",
    "ATS",
    "OMR",
    "UAH",
  ]);
});
