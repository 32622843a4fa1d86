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
  const labels = currencyOptions(countries, "de").map(({ label }) => label);
  expect(labels).toEqual([
    "Deutsche Mark",
    "Euro",
    "Österreichischer Schilling",
    "Ukrainische Hrywnja",
  ]);
});
