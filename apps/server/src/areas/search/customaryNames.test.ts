import { expect, it } from "vitest";
import { searching } from "../../testing/searching.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /search by what things are customarily called", (api) => {
  const { find, nameOf, first } = searching(api, "administrator");

  it.each([
    ["en", "turkey", "banknoteCountry TR"],
    ["en", "great britain", "banknoteCountry GB"],
    ["en", "ivory coast", "identityDocumentCountry CI"],
    ["en", "russian federation passport", "identityDocument RUS-P-"],
    ["en", "magyarország", "banknoteCountry HU"],
    ["de", "Großbritannien", "banknoteCountry GB"],
    ["de", "Grossbritannien 20", "banknote GBP-BOE-G-CIII-20"],
    ["de", "Reisepass Weißrussland", "identityDocument BLR-P-"],
    ["es", "Inglaterra", "banknoteCountry GB"],
    ["fr", "Hollande", "banknoteCountry NL"],
    ["it", "Inghilterra", "banknoteCountry GB"],
    ["lt", "Olandija", "banknoteCountry NL"],
    ["no", "Hviterussland", "identityDocumentCountry BY"],
    ["pl", "Anglia", "banknoteCountry GB"],
  ])("finds a country in %s by a name that is not its first: %s", async (language, typed, hit) => {
    const { hits, isAlike } = await find(typed, language);
    expect(hits[0] && nameOf(hits[0])).toContain(hit);
    expect(isAlike).toBe(false);
  });

  it("tells of such a country by its first name that nothing is recorded", async () => {
    const { hits, unrecorded } = await find("Swasiland", "de");
    expect({ hits, unrecorded }).toEqual({ hits: [], unrecorded: ["Eswatini"] });
  });

  it.each([
    ["swiss gold bars", "ingot ingot-001"],
    ["austrian gold bar", "ingot ingot-085"],
    ["german silver bars", "ingot ingot-065"],
    ["gold coins", "coin coin-001"],
    ["austrian gold coins", "coin coin-038"],
    ["travelers checks", "chequeSeries tc-01"],
    ["100 d-mark", "banknote DEM-BBK3-100"],
    ["100 rmb", "banknote CNY-5-2019-100"],
    ["5 quid", "banknote GBP-BOE-G-CIII-5"],
    ["C$ 20", "banknote CAD-FRONTIER-20"],
    ["HK$100", "banknote HKD-BOC-2018-100"],
    ["R50", "banknote ZAR-2023-50"],
    ["€ 20,-", "banknote EUR-ES2-20"],
    ["1000 円", "banknote JPY-F-1000"],
  ])("finds what is called so at the counter, in the plural as well: %s", async (typed, hit) => {
    expect(await first(typed)).toBe(hit);
  });

  it("finds the bars of a country by its adjective and no others", async () => {
    const { hits } = await find("Schweizer Goldbarren", "de");
    const bars = hits.filter(({ kind }) => kind === "ingot");
    expect(hits.slice(0, bars.length)).toEqual(bars);
    expect(bars.map(({ countryId }) => countryId)).toEqual(bars.map(() => "CH"));
    expect(bars.length).toBeGreaterThan(5);
  });

  it.each([
    ["canada 50 dollars", "banknote CAD-FRONTIER-50"],
    ["switzerland 20 francs", "banknote CHF-SNB9-20"],
    ["china 10 yuan", "banknote CNY-5-2019-10"],
    ["england 10 pounds", "banknote GBP-BOE-G-CIII-10"],
    ["american eagle 50 dollars", "coin coin-016"],
    ["50 dollars maple leaf", "coin coin-008"],
    ["vreneli 20 francs", "coin coin-077"],
    ["ireland 10 pounds", "banknote IEP-C-10"],
    ["cyprus 10 pounds", "banknote CYP-LAST-10"],
  ])(
    "puts the note before coins and cheques of its value, unless these are named: %s",
    async (typed, hit) => {
      expect(await first(typed)).toBe(hit);
    },
  );

  it.each([
    ["en", "scottish notes", /^Bank of Scotland|^Royal Bank|^Clydesdale/],
    ["de", "schottische Banknoten", /^Bank of Scotland|^Royal Bank|^Clydesdale/],
    ["fr", "billet écossais", /^Bank of Scotland|^Royal Bank|^Clydesdale/],
    ["it", "banconote nordirlandesi", /Northern Ireland|^Ulster Bank/],
  ])("finds in %s the notes of a part of a country: %s", async (language, typed, issuer) => {
    const { hits, leftOut } = await find(typed, language);
    expect(leftOut).toEqual([]);
    expect(hits.length).toBeGreaterThan(5);
    for (const hit of hits) expect(hit.details[1]?.text).toMatch(issuer);
  });

  it("leaves out one word where no record has all of them, and says so", async () => {
    const bars = await find("krugerrand umicore");
    expect(bars.leftOut).toEqual(["krugerrand"]);
    expect(bars.hits.map(nameOf)).toContain("ingotVariant umicore");
    const lighthouses = await find("lighthouse umicore");
    expect(lighthouses.leftOut).toEqual(["umicore"]);
    expect(lighthouses.hits[0] && nameOf(lighthouses.hits[0])).toBe("banknote NOK-VIII-50");
  });

  it("begins with the coin of the value in that money", async () => {
    expect(await first("1 dollar coin")).toBe("coin coin-021");
    expect(await first("1 pound coin")).toBe("coin coin-034");
  });

  it.each([
    ["de", "DDR Reisepass", "fantasyName fd-033"],
    ["de", "Sowjetunion Pass", "fantasyName fd-016"],
    ["pl", "paszport ZSRR", "fantasyName fd-016"],
    ["fr", "Tchécoslovaquie", "fantasyName fd-032"],
    ["en", "east germany", "fantasyName fd-033"],
    ["en", "germany passport", "identityDocument DEU-P-2017"],
  ])("finds in %s a state that is no more: %s", async (language, typed, hit) => {
    const { hits, leftOut } = await find(typed, language);
    expect(hits[0] && nameOf(hits[0])).toBe(hit);
    expect(leftOut).toEqual([]);
  });

  it("takes no word of a sentence for a code, and leaves a code that is one", async () => {
    expect(await first("is 500 euro valid")).toBe("banknote EUR-ES1-500");
    expect(await first("are passport")).toMatch(/^identityDocument ARE-P-/);
  });

  it("puts no term before money whose code begins it", async () => {
    expect(await first("10 sek")).toBe("banknoteCountry SE");
  });
});
