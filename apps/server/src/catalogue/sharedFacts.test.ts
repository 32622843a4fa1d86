import { languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { readSharedFacts, sharedRows } from "./sharedFacts.ts";
import { words } from "./tables.ts";

describe("countries of Unicode CLDR", () => {
  const { countries } = readSharedFacts();
  const one = (id: string) => countries.find((country) => country.id === id);

  it("form a tree: euro members under the area, territories under their state", () => {
    const members = countries.filter(({ parentId }) => parentId === "EU").map(({ id }) => id);
    expect(members).toHaveLength(21);
    expect(members).toContain("BG");
    expect(one("GL")?.parentId).toBe("DK");
    expect(one("EU")?.parentId).toBeNull();
  });

  it("give Bulgaria the euro since 2026-01-01 and the lev until 2026-01-31", () => {
    expect(one("BG")).toMatchObject({ currencyISO: "EUR", oldCurrencyISO: "BGN" });
    expect(one("BG")?.currencies.slice(0, 2)).toEqual([
      { currencyISO: "EUR", from: "2026-01-01", to: null },
      { currencyISO: "BGN", from: "1999-07-05", to: "2026-01-31" },
    ]);
  });

  it("lead a former currency to the one country that issued it", () => {
    const of = (code: string) =>
      countries.filter(({ oldCurrencyISO }) => oldCurrencyISO === code).map(({ id }) => id);
    expect(of("DEM")).toEqual(["DE"]);
    expect(of("ITL")).toEqual(["IT"]);
    expect(of("EUR")).toEqual([]);
    expect(
      countries.filter(({ currencyISO }) => currencyISO === "CHF").map(({ id }) => id),
    ).toEqual(["CH", "LI"]);
  });
});

describe("terms and security features", () => {
  const facts = readSharedFacts();
  const rows = sharedRows(facts).find(([table]) => table === words)?.[1] ?? [];

  it("are named and checked in all eight languages", () => {
    const has = new Set(rows.map(({ area, key, language }) => [area, key, language].join(" ")));
    const wanted = facts.features.flatMap(({ key }) => [`term ${key}`, `howTo ${key}`]);
    const missing = wanted.flatMap((word) =>
      languages.map((language) => `${word} ${language}`).filter((each) => !has.has(each)),
    );
    expect(missing).toEqual([]);
  });

  it("begin with a capital letter, since they stand alone", () => {
    expect(
      rows.find(({ key, language }) => key === "watermark" && language === "fr"),
    ).toMatchObject({ text: "Filigrane" });
  });
});
