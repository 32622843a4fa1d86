import { expect, it } from "vitest";
import { findCurrencies } from "./findCurrencies.ts";

const currencies = [
  { currencyISO: "CZK", name: "Tschechische Krone" },
  { currencyISO: "ISK", name: "Isländische Krone" },
  { currencyISO: "PLN", name: "Polnischer Złoty" },
];
const found = (text: string) => findCurrencies(currencies, text).map((each) => each.currencyISO);

it("finds currencies by a part of code or name, whatever its case and accents", () => {
  expect(found("")).toEqual(["CZK", "ISK", "PLN"]);
  expect(found("krone")).toEqual(["CZK", "ISK"]);
  expect(found(" island")).toEqual(["ISK"]);
  expect(found("pln")).toEqual(["PLN"]);
  expect(found("yen")).toEqual([]);
});
