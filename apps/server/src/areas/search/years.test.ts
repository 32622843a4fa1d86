import { expect, it } from "vitest";
import { searching } from "../../testing/searching.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /search for money of a year or a nationality", (api) => {
  const { find, nameOf, first } = searching(api);

  it.each([
    ["100 usd 1990", "en", "banknote USD-FRN-1928-100"],
    ["5 pound 1971", "en", "banknote GBP-BOE-D-5"],
    ["1000 Schilling 1997", "de", "banknote ATS-LAST-1000"],
    ["1000 Schilling 1966", "de", "banknote ATS-OLD-1000-SUTTNER"],
    ["us dollars 1996", "en", "banknote USD-FRN-1996-100"],
    ["dollar note 1996", "en", "banknote USD-FRN-1996-100"],
    ["1996 100 usd", "en", "banknote USD-FRN-1996-100"],
    ["2000 rupees", "en", "banknote INR-MG-NEW-2000"],
    ["germany 1948", "en", "banknoteCountry DE"],
  ])("answers %s in %s with %s", async (typed, language, hit) => {
    expect(await first(typed, language)).toBe(hit);
  });

  it("begins with the notes that all banks issued in the year", async () => {
    const { hits } = await find("20 pound 2020");
    expect(hits.slice(0, 3).map(nameOf)).toContain("banknote GBP-BOE-G-20");
  });

  it("puts notes that were not issued in the year last", async () => {
    const { hits } = await find("20 francs 1935");
    const kinds = hits.map(({ kind }) => kind);
    expect(kinds.indexOf("banknote")).toBeGreaterThan(kinds.lastIndexOf("banknoteCountry"));
  });

  it.each([
    ["dutch", "en", "NL"],
    ["british banknotes", "en", "GB"],
    ["swiss note", "en", "CH"],
    ["polnische noten", "de", "PL"],
    ["dänische", "de", "DK"],
    ["daenische", "de", "DK"],
    ["billet suisse", "fr", "CH"],
    ["banconote inglesi", "it", "GB"],
    ["billetes suizos", "es", "CH"],
    ["billets suisses", "fr", "CH"],
    ["svenske sedler", "no", "SE"],
  ])("knows the money of a nationality: %s in %s", async (typed, language, countryId) => {
    expect(await first(typed, language)).toBe(`banknoteCountry ${countryId}`);
  });

  it.each([
    ["25000 iqd", "en", ["Iraqi Dinar"]],
    ["iraqi dinar", "en", ["Iraqi Dinar"]],
    ["irako dinaras", "lt", ["Irako dinaras"]],
    ["iraq", "en", ["Iraq"]],
    ["100 north korea won", "en", ["North Korean Won"]],
    ["hungary", "en", []],
    ["xqxqxq", "en", []],
  ])("says of the money of %s in %s that nothing is recorded", async (typed, language, names) => {
    expect((await find(typed, language)).unrecorded).toEqual(names);
  });

  it("corrects one of several words by one that is much like it only, where that finds anything", async () => {
    const { hits, isAlike, leftOut } = await find("schengen visa");
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(["chequeSeries"]));
    expect({ isAlike, leftOut }).toEqual({ isAlike: false, leftOut: ["schengen"] });
  });

  it("finds a note among words that say no more than that it is one", async () => {
    expect(await first("euro banknote series europa")).toMatch(/^banknote EUR-ES2-/);
    expect(await first("king charles note")).toMatch(/^banknote GBP-BOE-G-CIII-/);
  });
});
