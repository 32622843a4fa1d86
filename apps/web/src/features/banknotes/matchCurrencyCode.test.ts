import type { Country } from "@specimen/api/contract";
import { describe, expect, test } from "vitest";
import { matchCurrencyCode } from "./matchCurrencyCode.ts";

const country = (
  id: string,
  currencyISO: string | null,
  { old = null, parent = null }: { old?: string | null; parent?: string | null } = {},
): Country => ({
  id,
  name: id,
  code2: id,
  currencyISO,
  oldCurrencyISO: old,
  parentId: parent,
  flagSrc: null,
});

const countries = [
  country("BG", "EUR", { old: "BGN", parent: "EU" }),
  country("DE", "EUR", { old: "DEM", parent: "EU" }),
  country("GF", "EUR", { parent: "FR" }),
  country("FR", "EUR", { old: "FRF", parent: "EU" }),
  country("MC", "EUR", { old: "FRF" }),
  country("EU", "EUR"),
  country("LI", "CHF"),
  country("CH", "CHF"),
  country("ME", "EUR", { old: "DEM" }),
  country("PR", "USD", { parent: "US" }),
  country("EC", "USD"),
  country("US", "USD"),
];

describe("a currency code", () => {
  test.each([
    ["EUR", "EU", "the area that has children with it, before any member"],
    ["USD", "US", "the state that has territories"],
    ["DEM", "DE", "the country whose old currency it was"],
    ["FRF", "FR", "the issuer, where several once shared it"],
    ["BGN", "BG", "the country that has just given it up"],
    ["CHF", "CH", "the country that has it now"],
  ])("%s finds %s: %s", (code, id) => {
    expect(matchCurrencyCode(code, countries)?.id).toBe(id);
  });

  test("a current currency with a child country comes before an old one of the same code", () => {
    const reused = [country("AA", "EUR", { old: "USD" }), ...countries];
    expect(matchCurrencyCode("USD", reused)?.id).toBe("US");
  });

  test("an old currency comes before a current one without a child country", () => {
    const reused = [...countries, country("ZZ", "EUR", { old: "CHF" })];
    expect(matchCurrencyCode("CHF", reused)?.id).toBe("ZZ");
  });

  test.each(["XQX", "", "EU", "EURO"])("'%s' finds nothing", (code) => {
    expect(matchCurrencyCode(code, countries)).toBeUndefined();
  });
});

test("the code box matches case-insensitively", () => {
  expect(matchCurrencyCode("eur", countries)?.id).toBe("EU");
});
