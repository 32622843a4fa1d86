import type {
  Coin,
  CoinPage,
  Ingot,
  IngotPage,
  IngotVariantDetail,
  MeasuredMetal,
  MetalInfo,
  MetalPrice,
  SearchAnswer,
} from "@specimen/api/contract";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/startApi.ts";

const names = (records: readonly { name: { text: string } }[]) =>
  records.map(({ name }) => name.text);

describeOnBoth("GET /precious-metals/coins", (api) => {
  const find = (query: string, language = "en") =>
    api().read<CoinPage>(`/precious-metals/coins?${query}`, { as: "clerk", language });
  const totalOf = async (query: string) => (await find(query)).total;

  it("gives nine of all coins, none while their block is off", async () => {
    const all = await find("");
    expect(all.coins).toHaveLength(9);
    expect(all).toMatchObject({ total: 167, unmeasured: 0 });
    expect(await find("coins.enabled=false")).toEqual({
      coins: [],
      total: 0,
      unmeasured: 0,
      notJudged: 0,
    });
    expect((await find("page=19")).coins).toHaveLength(5);
  });

  it("takes the weight in every unit", async () => {
    const ounce = await totalOf("coins.grossWeight.from=31.103&coins.grossWeight.to=31.115");
    expect(ounce).toBeGreaterThan(5);
    const inUnit = (unit: string, from: number, to: number) =>
      totalOf(
        `coins.grossWeight.from=${from}&coins.grossWeight.to=${to}&coins.grossWeightUnit=${unit}`,
      );
    expect(await inUnit("troyOunce", 1, 1.0003)).toBe(ounce);
    expect(await inUnit("grain", 480, 480.2)).toBe(ounce);
    expect(await inUnit("tola", 2.6666, 2.6676)).toBe(ounce);
    expect(await inUnit("tael", 0.83099, 0.8313)).toBe(ounce);
    expect(await inUnit("baht", 2.0403, 2.0412)).toBe(ounce);
  });

  it("filters by fineness, years, value, currency, country and words", async () => {
    const found = await find(
      "coins.fineness.from=916&coins.fineness.to=917&country=ZA&description=krugerrand",
    );
    expect(names(found.coins)).toEqual([
      "Krugerrand 1\u00a0oz",
      "Krugerrand 1/2\u00a0oz",
      "Krugerrand 1/4\u00a0oz",
      "Krugerrand 1/10\u00a0oz",
    ]);
    expect(await totalOf("description=kr%C3%BCger")).toBeGreaterThan(3);
    expect(await totalOf("description=999.9")).toBe(await totalOf("description=999,9"));
    const eagle = await find("coins.value=50&coins.currency=USD&coins.issuedOn.from=1980");
    expect(names(eagle.coins)).toContain("American Eagle gold 1\u00a0oz");
    expect(
      await totalOf("coins.lastIssuedOn.from=1900&coins.lastIssuedOn.to=1933"),
    ).toBeGreaterThan(5);
    expect(await totalOf("country=GB")).toBeGreaterThan(0);
    expect(await totalOf("country=AQ")).toBe(0);
  });

  it("counts the coins that lack a measure, and lists them", async () => {
    const measured = await find("coins.thickness.from=1&coins.thickness.to=4&country=US");
    const others = await find(
      "coins.thickness.from=1&coins.thickness.to=4&country=US&unmeasured=true&pageSize=100",
    );
    expect(measured.unmeasured).toBeGreaterThan(0);
    expect(others.total).toBe(measured.unmeasured);
    expect(others.coins.every(({ thicknessMm }) => thicknessMm === null)).toBe(true);
    expect(measured.total + measured.unmeasured).toBe(await totalOf("country=US"));
  });

  it("names the currencies and finenesses that there are", async () => {
    const how = { as: "clerk", language: "de" };
    const currencies = await api().read<{ code: string; name: { text: string } }[]>(
      "/precious-metals/coin-currencies",
      how,
    );
    expect(currencies.map(({ code }) => code)).toContain("USD");
    expect(currencies.find(({ code }) => code === "ATK")?.name.text).toBe("Österreichische Krone");
    const fineness = await api().read<number[]>("/precious-metals/coin-fineness", how);
    expect(fineness).toContain(916.7);
    expect(fineness).toEqual(fineness.toSorted((a, b) => a - b));
  });
});

describeOnBoth("GET /precious-metals/ingots", (api) => {
  const find = (query: string) =>
    api().read<IngotPage>(`/precious-metals/ingots?${query}`, { as: "clerk" });

  it("is off by default, and has every type when it is on", async () => {
    const none = { ingots: [], total: 0, unmeasured: 0, notJudged: 0, kinebars: 0 };
    expect(await find("")).toEqual(none);
    expect(await find("ingots.enabled=true")).toMatchObject({ total: 156, unmeasured: 0 });
  });

  it("finds one type alone, and how many Kinebar bars there would be", async () => {
    const off = ["silver", "platin", "palladium", "kinebar"].map((type) => `ingots.${type}=false`);
    const gold = await find(["ingots.enabled=true", "pageSize=100", ...off].join("&"));
    expect(new Set(gold.ingots.map(({ type }) => type))).toEqual(new Set(["Gold"]));
    expect(gold.kinebars).toBeGreaterThan(8);
    const none = [...off, "ingots.gold=false"];
    expect((await find(["ingots.enabled=true", ...none].join("&"))).total).toBe(0);
  });

  it("filters by sides, and counts bars of unknown size", async () => {
    const query =
      "ingots.enabled=true&ingots.length.from=40&ingots.length.to=41&ingots.width.to=24";
    const found = await find(`${query}&pageSize=100`);
    expect(found.ingots.length).toBeGreaterThan(0);
    for (const { lengthMm } of found.ingots) expect(lengthMm).toBeGreaterThanOrEqual(40);
    const others = await find(`${query}&unmeasured=true&pageSize=100`);
    expect(others.total).toBe(found.unmeasured);
    expect(others.ingots.some(({ lengthMm }) => lengthMm === null)).toBe(true);
  });

  it("finds refiners and countries by words", async () => {
    expect((await find("ingots.enabled=true&description=valcambi")).total).toBeGreaterThan(3);
    expect((await find("ingots.enabled=true&country=CH")).total).toBeGreaterThan(30);
  });
});

describeOnBoth("records of precious metals", (api) => {
  const how = { as: "clerk", language: "de" };

  it("give a coin the same by both entrances", async () => {
    const asMetal = await api().read<Coin>("/precious-metals/coins/coin-001", how);
    expect(asMetal).toEqual(await api().read<Coin>("/banknotes/coins/coin-001", how));
    expect(asMetal).toMatchObject({
      edge: { type: "reeded", reeds: 160 },
      specificGravity: { gcm3: 17.61, alternatives: [] },
      weightInWaterG: 32.007,
      fillFactor: 0.804,
      edgeImage: { side: "edge", widthMm: 32.77, heightMm: 2.84, isKnown: true },
      additionalInformation: { lang: "de" },
    });
    expect(asMetal.features.map(({ key }) => key)).toEqual(["colour", "reeds"]);
    expect(asMetal.features[1]?.spots[0]).toMatchObject({ side: "edge" });
    expect(asMetal.copies.length).toBeGreaterThan(2);
  });

  it("need the permission of their entrance", async () => {
    const status = async (path: string) => (await api().call(path, { as: "officer" })).status;
    expect(await status("/precious-metals/coins/coin-001")).toBe(403);
    expect(await status("/precious-metals/ingots/ingot-024")).toBe(403);
  });

  it("give a bar with its marks, sizes and pictures", async () => {
    const bar = await api().read<Ingot>("/precious-metals/ingots/ingot-024", how);
    expect(bar).toMatchObject({
      name: { text: "Kinebar 20\u00a0g", lang: "en" },
      type: "Kinebar",
      metal: "gold",
      country: { name: "Schweiz" },
      issuedSince: "1994",
      densityGcm3: 19.3,
      markConfidence: { order: "medium", places: "low" },
      answer: { kind: "buyAndSell" },
    });
    expect(bar.marks.map(({ what, side, third }) => [what, side, third])).toContainEqual([
      "kinegram",
      "back",
      "middle",
    ]);
    expect(bar.packaging).toEqual({
      text: "Versiegelte Karte mit der Nummer des Barrens",
      lang: "de",
    });
    expect(bar.variants.length).toBeGreaterThan(5);
    expect(bar.images.map(({ side, light }) => `${side} ${light}`)).toEqual([
      "front white",
      "front tilted",
      "back white",
      "back tilted",
      "edge white",
    ]);
    for (const { src } of bar.images) {
      const answer = await api().call(new URL(src).pathname);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("SPECIMEN");
    }
    const side = bar.variants.map(({ weightG }) => weightG);
    expect(side).toEqual(side.toSorted((a, b) => a - b));
  });

  it("give a refiner with its bars", async () => {
    const refiner = await api().read<IngotVariantDetail>(
      "/precious-metals/ingots-variants/argor-heraeus",
      how,
    );
    expect(refiner.name).toBe("Argor-Heraeus");
    expect(refiner.ingots.length).toBeGreaterThan(10);
    expect(refiner.goodDelivery?.text).toContain("LBMA");
  });

  it("have the customer's texts in the reader's language, else in English", async () => {
    const path = "/precious-metals/coins/coin-001/item-info";
    const info = async (language: string) =>
      (await api().read<{ info: MetalInfo | null }>(path, { as: "clerk", language })).info;
    expect(await info("de")).toMatchObject({ lang: "de" });
    expect(await info("pl")).toMatchObject({ lang: "en" });
    const all = await api().read<{ infos: MetalInfo[] }>(`${path}/all-languages`, how);
    expect(all.infos.map(({ lang }) => lang)).toEqual(["de", "en"]);
    const none = await api().read<{ info: MetalInfo | null }>(
      "/precious-metals/coins/coin-002/item-info",
      how,
    );
    expect(none.info).toBeNull();
    const country = await api().read<{ country: { id: string }; info: { text: string } | null }>(
      "/precious-metals/coins/coin-001/country-info",
      how,
    );
    expect(country.country.id).toBe("ZA");
    expect(country.info?.text).toContain("Krügerrand");
  });

  it("have the customer's own prices only", async () => {
    const prices = await api().read<MetalPrice[]>("/precious-metals/prices", how);
    expect(prices.map(({ metal }) => metal)).toEqual(["gold", "palladium", "platinum", "silver"]);
    expect(prices[0]).toMatchObject({ currencyISO: "EUR", date: "2026-11-20" });
  });

  it.each([
    "/precious-metals/coins/coin-999",
    "/precious-metals/coins/coin-999/item-info",
    "/precious-metals/ingots/ingot-999",
    "/precious-metals/ingots-variants/nobody",
    "/precious-metals/ingots-variants/nobody/info",
  ])("answers 404 to %s", async (path) => {
    expect((await api().call(path, how)).status).toBe(404);
  });
});

describeOnBoth("a measured piece", (api) => {
  const find = async (path: string) =>
    (await api().read<{ records: MeasuredMetal[] }>(path, { as: "clerk" })).records;

  it("is near coins of its weight and size, the nearest first", async () => {
    const coins = await find("/precious-metals/measured-coins?mass=33.93&diameter=32.8");
    expect(coins[0]).toMatchObject({ id: "coin-001", fillFactor: 0.804, densityGcm3: 17.61 });
    for (const { weightG } of coins) expect(Math.abs(weightG - 33.93)).toBeLessThan(2.1);
  });

  it("is near bars, also those of unknown size", async () => {
    const bars = await find(
      "/precious-metals/measured-ingots?mass=31.10&length=40.4&width=23.3&height=1.8",
    );
    expect(bars[0]?.lengthMm).toBe(40.4);
    expect(bars.some(({ lengthMm }) => lengthMm === null)).toBe(true);
  });

  it("is near nothing as long as nothing is measured", async () => {
    expect(await find("/precious-metals/measured-coins")).toEqual([]);
    expect(await find("/precious-metals/measured-ingots")).toEqual([]);
  });
});

describeOnBoth("the search over all areas", (api) => {
  const hits = async (q: string, as = "clerk") =>
    (await api().read<SearchAnswer>(`/search?q=${encodeURIComponent(q)}&limit=50`, { as })).hits;
  const idsOf = async (q: string, kind: string) =>
    (await hits(q)).filter((hit) => hit.kind === kind).map(({ id }) => id);

  it("finds a coin, a refiner, a weight and a fineness", async () => {
    expect(await idsOf("krugerrand", "coin")).toContain("coin-001");
    expect(await idsOf("valcambi", "ingotVariant")).toEqual(
      expect.arrayContaining(["valcambi", "valcambi-for-credit-suisse"]),
    );
    expect((await idsOf("valcambi", "ingot")).length).toBeGreaterThan(2);
    const ounces = await hits("31.1 g");
    expect(["coin", "ingot"]).toContain(ounces[0]?.kind);
    expect(ounces.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["coin", "ingot"]));
    expect(await idsOf("33,93 g", "coin")).toContain("coin-001");
    expect((await idsOf("1 oz", "coin")).length).toBeGreaterThan(5);
    expect((await idsOf("999.9", "ingot")).length).toBeGreaterThan(5);
    expect((await idsOf("Goldbarren", "ingot")).length).toBeGreaterThan(5);
  });

  it("shows bars only to those who may see metals", async () => {
    expect((await hits("valcambi", "officer")).filter(({ kind }) => kind === "ingot")).toEqual([]);
  });
});
