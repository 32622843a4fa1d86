import type { CoinPage, IngotPage } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { sortInLanguage } from "../../http/sortInLanguage.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("sorted searches of precious metals", (api) => {
  const coins = async (query: string, language = "en") =>
    (
      await api().read<CoinPage>(`/precious-metals/coins?pageSize=100&${query}`, {
        as: "clerk",
        language,
      })
    ).coins;
  const bars = async (query: string, language = "en") =>
    (
      await api().read<IngotPage>(
        `/precious-metals/ingots?ingots.enabled=true&pageSize=100&${query}`,
        { as: "clerk", language },
      )
    ).ingots;
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

  it.each(["en", "de", "pl"] as const)(
    "sort names in the reader’s language (%s)",
    async (language) => {
      for (const rows of [await coins("sort=name", language), await bars("sort=name", language)]) {
        const names = rows.map(({ name }) => name.text);
        expect(names).toEqual(sortInLanguage(names, (name) => name, language));
        expect(new Set(names).size).toBeGreaterThan(80);
      }
    },
  );

  it("sort weights and finenesses both ways", async () => {
    const weights = (await coins("sort=weight")).map(({ grossWeightG }) => grossWeightG);
    expect(weights).toEqual(ascending(weights));
    const heavy = (await bars("sort=weight&order=desc")).map(({ weightG }) => weightG);
    expect(heavy).toEqual(ascending(heavy).toReversed());
    expect(heavy[0]).toBeGreaterThan(heavy.at(-1) ?? 0);
    const finest = (await bars("sort=fineness&order=desc")).map(({ fineness }) => fineness);
    expect(finest).toEqual(ascending(finest).toReversed());
  });

  it("sort countries by their name, and metals gold first", async () => {
    const countries = (await coins("sort=country", "de")).map(({ countryName }) => countryName);
    expect(countries).toEqual(sortInLanguage(countries, (name) => name, "de"));
    expect((await bars("sort=metal"))[0]?.metal).toBe("gold");
    expect((await bars("sort=metal&order=desc"))[0]?.metal).toBe("palladium");
    expect((await coins("sort=metal&order=desc"))[0]?.metal).toBe("palladium");
  });

  it("keep the order of the catalogue without one", async () => {
    expect((await coins("")).slice(0, 2).map(({ id }) => id)).toEqual(["coin-001", "coin-002"]);
  });
});
