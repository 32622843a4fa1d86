import { expect, it } from "vitest";
import { shortUnit } from "./shortUnit.ts";

it.each([
  ["krone", "Danish krone", "Danish kroner", "kroner"],
  ["new shekel", "Israeli new shekel", "Israeli new shekels", "new shekels"],
  ["krona", "Icelandic króna", "Icelandic krónur", "krónur"],
  ["lira", "Turkish lira", "Turkish Lira", "lira"],
  ["yen", "Japanese yen", "Japanese yen", "yen"],
])("takes the plural of %s from %s", (unit, one, form, expected) => {
  expect(shortUnit({ unit, one, form })).toBe(expected);
});

it("keeps CLDR's whole name where it calls the unit otherwise", () => {
  expect(shortUnit({ unit: "rouble", one: "Russian ruble", form: "Russian rubles" })).toBe(
    "Russian rubles",
  );
  expect(shortUnit({ unit: "rouble", one: undefined, form: "Russian rubles" })).toBe(
    "Russian rubles",
  );
});

it("leaves the euro without a plural, as on its notes", () => {
  expect(shortUnit({ unit: "euro", one: "euro", form: "euros" })).toBe("euro");
});
