import type {
  CountryDictionaryOf,
  IngotVariant,
  MetalVariant,
  RuleChangePage,
  RuledRecords,
} from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("pickers of metals", (api) => {
  const read = <T>(path: string, language = "de") => api().read<T>(path, { as: "clerk", language });

  it("coins stand by name with their country", async () => {
    const coins = await read<MetalVariant[]>("/precious-metals/coins-variants");
    expect(coins).toHaveLength(167);
    const names = coins.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("de", { numeric: true }).compare));
    expect(coins.find(({ id }) => id === "coin-001")).toMatchObject({
      name: "Krügerrand 1\u00a0oz",
      countryId: "ZA",
      countryName: "Südafrika",
    });
  });

  it("bars are chosen by their refiner", async () => {
    const refiners = await read<IngotVariant[]>("/precious-metals/ingots-variants");
    expect(refiners).toHaveLength(30);
    expect(refiners.reduce((sum, { ingots }) => sum + ingots, 0)).toBe(156);
    expect(refiners[0]).toMatchObject({
      id: "argor-heraeus",
      name: "Argor-Heraeus",
      countryId: "CH",
    });
  });
});

describeOnBoth("the look-ups of analytics", (api) => {
  it.each([
    ["/identity-documents/documents-country-dictionary/", 468, "DEU-P-2017", "DE"],
    ["/precious-metals/coin-country-dictionary/", 167, "coin-001", "ZA"],
    ["/precious-metals/ingot-variant-country-dictionary/", 30, "umicore", "BE"],
    ["/precious-metals/ingot-country-dictionary/", 156, "ingot-001", "CH"],
  ])("%s maps %d ids to countries, for whoever is signed in", async (path, rows, id, countryId) => {
    const { id: known, countryId: countries } = await api().read<CountryDictionaryOf>(path, {
      as: "newcomer",
    });
    expect([known.length, countries.length]).toEqual([rows, rows]);
    expect(countries[known.indexOf(id)]).toBe(countryId);
  });
});

describeOnBoth("the data-check configuration", (api) => {
  const path = "/identity-documents/data-check/auto-verify/config";

  it("is the customer's own", async () => {
    expect(await api().read(path, { as: "officer" })).toEqual({
      enabled: true,
      services: [],
      verificationProfile: "auto-verify",
    });
    expect(await api().read(path, { as: "reseller" })).toEqual({
      enabled: true,
      services: [],
      verificationProfile: "scan-upload",
    });
  });

  it("is not for somebody who may not check documents", async () => {
    expect((await api().call(path, { as: "clerk" })).status).toBe(403);
  });
});

describeOnBoth("the administrators' rules for bars", (api) => {
  const how = { as: "administrator", language: "de" };
  const path = "/client-tool/precious-metals/ingots/tradability";

  it("name bars in the reader's language, in the list and in the history", async () => {
    const own = async () => {
      const { records } = await api().read<RuledRecords>(path, how);
      return records.find(({ recordId }) => recordId === "ingot-001");
    };
    const before = await own();
    expect(before?.name).toBe("Argor-Heraeus gegossen 400\u00a0oz");
    const change = (tradability: number | undefined) =>
      api().change(path, {
        ...how,
        method: "PUT",
        body: { rules: [{ recordId: "ingot-001", tradability }] },
      });
    expect((await change(before?.tradability === 1 ? 2 : 1)).status).toBe(200);
    const { changes } = await api().read<RuleChangePage>(
      "/client-tool/changes?section=ingotTradability&subject=ingot-001&pageSize=1",
      how,
    );
    await change(before?.tradability);
    expect(changes[0]?.subjects).toEqual([
      { id: "ingot-001", label: "Argor-Heraeus gegossen 400\u00a0oz" },
    ]);
  });
});

describeOnBoth("the administrators' prices", (api) => {
  it("come from somewhere", async () => {
    const refused = await api().change("/client-tool/precious-metals/prices/gold", {
      as: "administrator",
      method: "PUT",
      body: { pricePerGram: 118.2, currencyISO: "EUR", date: "2026-11-20", source: " " },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ in: "body", path: "source", code: "too_small" }],
    });
  });
});
