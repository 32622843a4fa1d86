import type {
  Banknote,
  BanknoteMatrix,
  CountryBanknotes,
  RuleChangePage,
  SearchAnswer,
} from "@specimen/api/contract";
import { expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { describeOnBoth } from "../../testing/startApi.ts";
import { banknoteFiles } from "./facts.ts";
import { sharedMoney } from "./listedSeries.ts";

it("knows all money that several banks issue side by side", () => {
  const issuers = Map.groupBy(
    readFacts(banknoteFiles).banknotes.filter(({ status }) => status === "inCirculation"),
    ({ country, currency, denomination, unit }) => `${country} ${currency} ${denomination} ${unit}`,
  );
  const shared = [...issuers.values()].flatMap((notes) =>
    new Set(notes.map(({ issuer }) => issuer)).size > 1
      ? notes.map(({ currency }) => currency)
      : [],
  );
  expect(new Set(shared)).toEqual(sharedMoney);
});

describeOnBoth("money of several issuers", (api) => {
  const read = <Answer>(path: string) => api().read<Answer>(path, { as: "clerk" });

  it("is listed with its issuer, other money without", async () => {
    const { banknotes } = await read<CountryBanknotes>("/banknotes/countries/GB?pageSize=100");
    const scottish = banknotes.find(({ id }) => id === "GBP-BOS-P-50");
    expect(scottish?.series.text).toBe("Bank of Scotland, Polymer series");
    const danish = await read<CountryBanknotes>("/banknotes/countries/DK");
    expect(danish.banknotes[0]?.series.text).not.toContain("Nationalbank");
  });

  it("is found with its issuer", async () => {
    const { hits } = await read<SearchAnswer>("/search?q=50%20pound%20scotland");
    const series = hits.map(({ details }) => details[1]?.text);
    expect(series).toContain("Bank of Scotland, Polymer series");
    expect(series).toContain("Royal Bank of Scotland, Fabric of Nature polymer series");
  });

  it("has a series of its own for each issuer", async () => {
    const { neighbours } = await read<Banknote>("/banknotes/HKD-HSBC-2018-20");
    expect(neighbours.map(({ id }) => id)).toEqual(
      [50, 100, 500, 1000].map((value) => `HKD-HSBC-2018-${value}`),
    );
  });

  it("has a row of its own for each issuer where rules are written", async () => {
    const path = "/client-tool/banknotes/tradability?countryId=HK";
    const { banknotes } = await api().read<BanknoteMatrix>(path, { as: "administrator" });
    const rows = banknotes.map(({ series, denomination }) => `${series} ${denomination}`);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows).toContain("Bank of China (Hong Kong), 2018 series 20");
  });

  it("has its series in the language of who writes its rules and reads their changes", async () => {
    const inGerman = { as: "administrator", language: "de" } as const;
    const path = "/client-tool/banknotes/tradability";
    const { banknotes } = await api().read<BanknoteMatrix>(`${path}?countryId=AU`, inGerman);
    const note = banknotes.find(({ banknoteId }) => banknoteId === "AUD-NGB-5");
    expect(note).toMatchObject({
      series: "Next Generation Banknotes",
      seriesName: { text: "Banknoten der nächsten Generation", lang: "de" },
    });
    const set = (tradability: number) =>
      api().change(path, {
        as: "administrator",
        method: "PUT",
        body: { rules: [{ recordId: "AUD-NGB-5", tradability }] },
      });
    const former = note?.tradability ?? 0;
    expect((await set(former === 1 ? 2 : 1)).status).toBe(200);
    const { changes } = await api().read<RuleChangePage>("/client-tool/changes", inGerman);
    expect(changes[0]?.subjects[0]?.label).toContain("Banknoten der nächsten Generation");
    expect((await set(former)).status).toBe(200);
  });

  it("is told apart by its issuer", async () => {
    const { lookAlikes } = await read<Banknote>("/banknotes/HKD-HSBC-2018-20");
    expect(lookAlikes.find(({ id }) => id === "HKD-BOC-2018-20")).toMatchObject({
      issuer: "Bank of China (Hong Kong)",
      differences: expect.arrayContaining(["issuer"]) as unknown,
    });
  });
});
