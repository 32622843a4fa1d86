import type { Banknote, CountryBanknotes, SearchAnswer } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("money that a country used once", (api) => {
  const read = <Answer>(path: string) => api().read<Answer>(path, { as: "clerk", language: "en" });
  const moneyOf = async (id: string) => {
    const { banknotes } = await read<CountryBanknotes>(`/banknotes/countries/${id}?pageSize=100`);
    return [...new Set(banknotes.map(({ currencyISO }) => currencyISO))];
  };

  it("has none of the notes first issued after that", async () => {
    // Swedish notes until 1905, Danish ones until 1918, sterling until 1922.
    expect(await moneyOf("NO")).toEqual(["NOK"]);
    expect(await moneyOf("IS")).toEqual(["ISK"]);
    expect(await moneyOf("IE")).toEqual(["EUR", "IEP"]);
    // None of which one cannot say when they were first issued.
    expect(await moneyOf("NP")).toEqual([]);
  });

  it("has those first issued before, whoever issued them, and all of its own", async () => {
    expect(await moneyOf("AD")).toEqual(["EUR", "FRF", "ESP"]);
    const austria = await read<CountryBanknotes>("/banknotes/countries/AT");
    expect(austria.counts.all).toBe(26);
    expect(await moneyOf("SV")).toEqual(["USD"]);
  });

  it("is no way into a country without other notes", async () => {
    const countries = await read<{ id: string }[]>("/countries?packageType=banknotes");
    const ids = countries.map(({ id }) => id);
    expect(ids).not.toContain("SD");
    expect(ids).toContain("AD");
    const rules = await read<unknown[]>("/countries/SD/banknotes/tradability");
    expect(rules).toEqual([]);
  });

  it("shows a note under its issuer where somebody comes from such a country", async () => {
    const note = await read<Banknote>("/banknotes/GBP-BOE-G-5?countryId=SD");
    expect(note.country.id).toBe("GB");
    const franc = await read<Banknote>("/banknotes/FRF-1992-50?countryId=MC");
    expect(franc.country.id).toBe("MC");
  });

  it("is not found by the name of the country", async () => {
    const { hits } = await read<SearchAnswer>("/search?q=norway&limit=50");
    expect(hits.map(({ code }) => code)).toContain("NOK");
    expect(hits.map(({ code }) => code)).not.toContain("SEK");
  });
});
