import type {
  Coin,
  CoinSort,
  CoinSummary,
  CoinTradability,
  CountryCoins,
  RuleChangePage,
  RuledRecords,
} from "@specimen/api/contract";
import { expect, it } from "vitest";
import { dayOf, expectSortedBy } from "../../testing/sortedBy.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /countries/{id}/coins", (api) => {
  const of = (id: string, query = "", as = "clerk", language = "de") =>
    api().read<CountryCoins>(`/countries/${id}/coins?${query}`, { as, language });
  const namesOf = ({ coins }: CountryCoins) => coins.map(({ name }) => name.text);

  it("gives a country's coins as the catalogue groups them, nine to a page", async () => {
    const first = await of("US");
    expect(first.country.name).toBe("Vereinigte Staaten");
    expect(first.total).toBe(19);
    expect(first.coins).toHaveLength(9);
    expect((await of("US", "page=3")).coins).toHaveLength(1);
    expect(await of("US", "page=4")).toMatchObject({ coins: [], total: 19 });
    expect(first.coins[0]).toMatchObject({
      name: { text: "American Eagle Gold 1\u00a0oz", lang: "de" },
      denomination: 50,
      currencyISO: "USD",
      status: "coin",
      diameterMm: 32.7,
    });
  });

  it("adds the coins of members and territories", async () => {
    const area = await of("EU", "pageSize=100");
    expect(new Set(area.coins.map(({ countryId }) => countryId))).toContain("AT");
    expect((await of("GB", "pageSize=100")).coins.map(({ countryId }) => countryId)).toContain(
      "IM",
    );
    expect(await of("AQ")).toMatchObject({ total: 0, coins: [] });
  });

  it("filters by words, metal and the customer's rule", async () => {
    expect(namesOf(await of("ZA", "text=krüger&metal=silver"))).toEqual([
      "Krügerrand Silber 1\u00a0oz",
    ]);
    expect(namesOf(await of("ZA", "text=silver kruger", "clerk", "en"))).toEqual([
      "Silver Krugerrand 1\u00a0oz",
    ]);
    // A name is found however its space was typed.
    for (const typed of ["silber 1 oz", "silber 1\u00a0oz"])
      expect((await of("ZA", `text=${encodeURIComponent(typed)}`)).total).toBe(1);
    expect((await of("US", "metal=palladium")).total).toBe(1);
    expect((await of("US", "tradability=3")).total).toBe(5);
    expect((await of("US", "metal=platinum&tradability=1")).total).toBe(0);
    expect((await of("US", "metal=platinum&tradability=1", "de")).total).toBe(1);
  });

  it.each<[CoinSort, string, (coin: CoinSummary) => number | string | null]>([
    ["name", "ZA", ({ name }) => name.text],
    ["country", "EU", ({ countryName }) => countryName],
    ["value", "ZA", ({ denomination }) => denomination],
    ["metal", "US", ({ metal }) => ["gold", "silver", "platinum", "palladium"].indexOf(metal)],
    ["weight", "US", ({ grossWeightG, fineness }) => Math.round((grossWeightG * fineness) / 100)],
    ["size", "US", ({ diameterMm }) => diameterMm],
    ["issued", "US", ({ firstIssued }) => dayOf(firstIssued)],
    ["trade", "US", ({ tradability }) => tradability],
  ])("sorts by %s in both directions; what is not known stands last", async (sort, id, valueOf) => {
    const read = async (order: string) =>
      (await of(id, `sort=${sort}&order=${order}&pageSize=100`)).coins;
    await expectSortedBy(read, valueOf);
  });
});

describeOnBoth("GET /banknotes/coins/{id}", (api) => {
  const read = (id: string, as = "clerk", language = "de") =>
    api().read<Coin>(`/banknotes/coins/${id}`, { as, language });
  const idOf = async (country: string, name: string) => {
    const { coins } = await api().read<CountryCoins>(`/countries/${country}/coins?pageSize=100`, {
      as: "clerk",
    });
    return coins.find((coin) => coin.name.text === name)?.id ?? "";
  };

  it("gives facts, timeline and neighbours, and what is not known as such", async () => {
    const coin = await read("coin-001");
    expect(coin).toMatchObject({
      name: { text: "Krügerrand 1\u00a0oz", lang: "de" },
      country: { name: "Südafrika" },
      denomination: null,
      currencyISO: null,
      unit: null,
      fineness: 916.7,
      status: "coin",
      provenance: { confidence: "high", checkedOn: "2026-11-21" },
    });
    expect(coin.timeline).toEqual([
      { kind: "issued", date: "1967", until: null, by: null, state: "present" },
      { kind: "issuanceStopped", date: null, until: null, by: null, state: "open" },
    ]);
    expect(coin.provenance.checks.map(({ field }) => field)).toEqual([
      "obverse",
      "reverse",
      "diameterMm",
      "thicknessMm",
      "grossWeightG",
      "edge",
    ]);
    expect(Object.keys(coin)).toEqual(
      expect.arrayContaining(coin.provenance.checks.map(({ field }) => field)),
    );
    // Its metal was compared with no page, and that is what the answer rests on.
    expect(coin.answer).toMatchObject({ checkedOn: null, source: null });
    expect(coin.neighbours.map(({ name }) => name.text)).toEqual([
      "Krügerrand 1/10\u00a0oz",
      "Krügerrand 1/4\u00a0oz",
      "Krügerrand 1/2\u00a0oz",
    ]);
  });

  it("answers by the rule of the customer, and buys at most what is no longer struck", async () => {
    expect((await read("coin-001")).answer).toMatchObject({
      kind: "buyAndSell",
      decidedBy: "houseRule",
      asOf: "2026-11-21",
    });
    const old = await idOf("US", "Double Eagle Saint-Gaudens");
    expect((await read(old)).answer.kind).toBe("buy");
    const platinum = await idOf("GB", "Britannia platinum 1\u00a0oz");
    expect((await read(platinum)).answer.kind).toBe("noTrade");
    expect((await read(platinum, "de")).answer.kind).toBe("buy");
  });

  it("words the unit in the reader's language, also where it is older than ISO 4217", async () => {
    const crown = await idOf("AT", "20 Corona (restrike 1915)");
    expect(await read(crown)).toMatchObject({
      denomination: 20,
      currencyISO: null,
      unit: { text: "Österreichische Krone", lang: "de" },
    });
    const eagle = await idOf("US", "American Eagle gold 1\u00a0oz");
    expect((await read(eagle, "clerk", "pl")).unit).toEqual({
      text: "dolarów amerykańskich",
      lang: "pl",
    });
    expect((await read(eagle, "clerk", "en")).unit).toEqual({ text: "US dollars", lang: "en" });
  });

  it("has pictures of both sides, tagged and kept for good", async () => {
    const { images } = await read("coin-001");
    expect(images.map(({ side, light }) => `${side} ${light}`)).toEqual([
      "front white",
      "back white",
    ]);
    const url = new URL(images[0]?.src ?? "");
    const answer = await api().call(`${url.pathname}${url.search}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const tag = answer.headers.get("ETag") ?? "";
    const again = await api().call(url.pathname, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    for (const path of ["coin-999/front-list.svg", "coin-001/side-list.svg", "coin-001/front.svg"])
      expect((await api().call(`/images/coins/${path}`)).status).toBe(404);
  });
});

describeOnBoth("the customer's rules for coins", (api) => {
  const how = { as: "clerk" };

  it("are given for a country and for one coin", async () => {
    const rules = await api().read<CoinTradability[]>("/countries/ZA/coins/tradability", how);
    expect(rules).toHaveLength(7);
    expect(rules[0]).toEqual({ coinId: "coin-001", tradability: 3 });
    const one = await api().read<CoinTradability>("/coins/tradability/coin-001", how);
    expect(one).toEqual({ coinId: "coin-001", tradability: 3 });
  });
});

describeOnBoth("the administrators' rules for coins", (api) => {
  const how = { as: "administrator", language: "de" };
  const path = "/client-tool/precious-metals/coins/tradability";

  it("name coins in the reader's language, in the list and in the history", async () => {
    const { records } = await api().read<RuledRecords>(path, how);
    expect(records.find(({ recordId }) => recordId === "coin-001")?.name).toBe(
      "Krügerrand 1\u00a0oz",
    );
    const change = (tradability: number) =>
      api().change(path, {
        ...how,
        method: "PUT",
        body: { rules: [{ recordId: "coin-001", tradability }] },
      });
    expect((await change(1)).status).toBe(200);
    const { changes } = await api().read<RuleChangePage>(
      "/client-tool/changes?section=coinTradability&subject=coin-001&pageSize=1",
      how,
    );
    await change(3);
    expect(changes[0]?.subjects).toEqual([{ id: "coin-001", label: "Krügerrand 1\u00a0oz" }]);
  });
});
