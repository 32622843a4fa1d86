import { expect, it } from "vitest";
import { searching } from "../../testing/searching.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

describeOnBoth("GET /search", (api) => {
  const { find, nameOf, first } = searching(api);

  it.each([
    ["50 ils", "banknote ILS-C-50"],
    ["50ils", "banknote ILS-C-50"],
    ["ILS 50", "banknote ILS-C-50"],
    ["50 ₪", "banknote ILS-C-50"],
    ["129x71", "banknote ILS-C-20"],
    ["71 x 129 mm", "banknote ILS-C-20"],
    ["50 euro", "banknote EUR-ES2-50"],
    ["€50", "banknote EUR-ES2-50"],
    ["DEM 100", "banknote DEM-BBK3-100"],
    ["hun 1000", "banknote HUF-2014-1000"],
    ["1000 Kronen dänemark", "banknote DKK-2009-1000"],
    ["100 krone faroe", "banknote DKK-FO-100"],
    ["100 mark germany", "banknote DEM-BBK3-100"],
    ["100 chf 8", "banknote CHF-SNB8-100"],
    ["50 euro es1", "banknote EUR-ES1-50"],
    ["HUN", "banknoteCountry HU"],
    ["hu", "banknoteCountry HU"],
    ["HUF", "banknoteCountry HU"],
    ["dem", "banknoteCountry DE"],
    ["euro", "banknoteCountry EU"],
    ["usd", "banknoteCountry US"],
    ["dollar", "banknoteCountry US"],
    ["côte d'ivoire", undefined],
    ["oesterreich", "banknoteCountry AT"],
    ["daenemark", "banknoteCountry DK"],
    ["tuerkei", "banknoteCountry TR"],
    ["Türkei", "banknoteCountry TR"],
    ["watermark", "glossaryEntry watermark"],
    ["EUR-ES2-50", "banknote EUR-ES2-50"],
    ["krugerrand", "coin coin-001"],
    ["Krugerrand 1/2 oz", "coin coin-002"],
    ["1 oz maple", "coin coin-008"],
    ["vreneli", "coin coin-077"],
    ["20 vreneli", "coin coin-077"],
    ["gold coin south africa", "coin coin-001"],
  ])("answers %s with %s", async (typed, hit) => {
    expect(await first(typed)).toBe(hit);
  });

  it.each([
    ["de", "Ungarn", "HU"],
    ["en", "hungary", "HU"],
    ["es", "hungría", "HU"],
    ["es", "hungria", "HU"],
    ["fr", "hongrie", "HU"],
    ["it", "ungheria", "HU"],
    ["lt", "vengrija", "HU"],
    ["no", "ungarn", "HU"],
    ["pl", "węgry", "HU"],
    ["pl", "wegry", "HU"],
    ["pl", "dolar amerykański", "US"],
    ["lt", "Danijos krona", "DK"],
    ["en", "Schweizer Franken", "CH"],
    ["de", "forint hongrois", "HU"],
    ["fr", "Deutsche Mark", "DE"],
  ])("understands in %s the name %s", async (language, typed, countryId) => {
    expect(await first(typed, language)).toBe(`banknoteCountry ${countryId}`);
  });

  it.each([
    ["wasserzeichen", "de", "glossaryEntry watermark"],
    ["filigrane", "fr", "glossaryEntry watermark"],
    ["znak wodny", "pl", "glossaryEntry watermark"],
  ])("finds the term %s in %s", async (typed, language, hit) => {
    expect(await first(typed, language)).toBe(hit);
  });

  it.each([
    ["green 100", "en", "banknote AUD-"],
    ["100 green", "en", "banknote AUD-"],
    ["verde 100", "es", "banknote AUD-"],
    ["greenland 100", "en", "banknote DKK-"],
  ])("takes a colour in %s for the colour of the note", async (typed, language, hit) => {
    expect(await first(typed, language)).toContain(hit);
  });

  it.each([
    ["germny", "banknoteCountry DE"],
    ["isreal", "banknoteCountry IL"],
    ["hngary", "banknoteCountry HU"],
    ["50 shekls", "banknote ILS-C-50"],
  ])("takes %s for what is spelt alike, and says so", async (typed, hit) => {
    const { hits, isAlike } = await find(typed);
    expect(hits[0] && nameOf(hits[0])).toBe(hit);
    expect(isAlike).toBe(true);
  });

  it("knows the dolar as a word of other languages", async () => {
    const { hits, isAlike } = await find("dolar");
    expect(hits[0] && nameOf(hits[0])).toBe("banknoteCountry US");
    expect(isAlike).toBe(false);
  });

  it("finds the words on a note", async () => {
    const { hits } = await find("Matthias");
    expect(hits[0]).toMatchObject({ kind: "banknote", code: "HUF", status: "issue" });
    expect(hits[0]?.details.map(({ text }) => text)).toContain("King Matthias");
  });

  it.each([
    ["de", "Goldmünze Südafrika", "ZA"],
    ["fr", "pièce d'or afrique du sud", "ZA"],
    ["pl", "złota moneta austria", "AT"],
    ["en", "50 dollars maple leaf", "CA"],
    ["en", "50 canadian dollars maple leaf", "CA"],
    ["en", "south african krugerrand", "ZA"],
    ["de", "südafrikanischer krugerrand", "ZA"],
    ["it", "sterline d'oro", "GB"],
  ])(
    "finds in %s a coin by its metal, country and money: %s",
    async (language, typed, countryId) => {
      const { hits } = await find(typed, language);
      expect(hits[0]).toMatchObject({ kind: "coin", countryId });
    },
  );

  it("says of a coin where it is from and what stands on it", async () => {
    const { hits } = await find("vreneli 10", "de");
    expect(hits[0]).toMatchObject({
      kind: "coin",
      id: "coin-078",
      title: { text: "Vreneli 10 Franken", lang: "de" },
      details: [{ text: "Schweiz" }, { text: "10 Schweizer Franken" }],
      code: "CHF",
    });
    expect(hits[0]?.thumbnailSrc).toContain("/images/coins/coin-078/front-list.svg");
  });

  it("takes an amount for a weight before a face value", async () => {
    const { hits } = await find("1 oz maple");
    const ounces = ["coin-008", "coin-013", "coin-014", "coin-015"];
    expect(hits.map(({ id }) => id)).toEqual([...ounces, "coin-012"]);
  });

  it("puts a coin behind the notes of its value", async () => {
    const { hits } = await find("50 usd");
    const kinds = hits.map(({ kind }) => kind);
    expect(kinds[0]).toBe("banknote");
    expect(kinds.lastIndexOf("banknote")).toBeLessThan(kinds.indexOf("coin"));
  });

  it.each([
    ["krugerrand 1974", ["coin-001"]],
    ["1974 krugerrand", ["coin-001"]],
    ["krugerrand 1 oz 1974", ["coin-001"]],
    ["krugerrand 1900", []],
    ["vreneli 20 1935", ["coin-077"]],
  ])("takes the year on a coin for one in which it was struck: %s", async (typed, ids) => {
    const { hits, isAlike } = await find(typed);
    expect(hits.map(({ id }) => id)).toEqual(ids);
    expect(isAlike).toBe(false);
  });

  it("names a restrike that bears one year for no other year", async () => {
    expect(await first("20 francs 1935")).toBe("coin coin-077");
    expect(await first("20 francs 1892")).toBe("coin coin-050");
  });

  it("knows a coin that is misspelt", async () => {
    const { hits, isAlike } = await find("kruggerand");
    expect(hits[0] && nameOf(hits[0])).toBe("coin coin-001");
    expect(isAlike).toBe(true);
  });

  it("knows a coin that is misspelt beside the year on it", async () => {
    const { hits, isAlike } = await find("kruggerand 1974");
    expect(hits.map(nameOf)).toEqual(["coin coin-001"]);
    expect(isAlike).toBe(true);
  });

  it("looks for eight words and passes over the others", async () => {
    const eight = Array.from({ length: 4 }, () => "white house").join(" ");
    const { hits } = await find(eight);
    expect(hits.length).toBeGreaterThan(0);
    expect((await find(`${eight} xqxqxq`)).hits).toEqual(hits);
  });

  it("answers each letter on the way to a name", async () => {
    for (const typed of ["g", "ge", "ger", "germ", "germa", "german", "germany"]) {
      const { hits } = await find(typed);
      expect(hits.map(nameOf)).toContain("banknoteCountry DE");
    }
  });

  it("puts today's notes before those withdrawn", async () => {
    const { hits } = await find("1000 huf");
    const notes = hits.filter(({ kind }) => kind === "banknote");
    expect(notes.map(({ status }) => status)).toEqual([
      "issue",
      "outOfCirculation",
      "outOfCirculation",
    ]);
  });

  it("opens a note under the country that was asked for", async () => {
    const { hits } = await find("deutschland 50", "de");
    expect(hits[0]).toMatchObject({ id: "EUR-ES2-50", countryId: "DE" });
    expect(hits.map(({ id }) => id)).toContain("DEM-BBK3-50");
  });

  it("writes a hit in the reader's language", async () => {
    const { hits } = await find("10000 huf", "de");
    expect(hits[0]?.title).toEqual({ text: "10.000 Ungarische Forint", lang: "de" });
    expect(hits[0]?.thumbnailSrc).toContain(
      "/images/banknotes/HUF-2014-10000/front-white-list.svg",
    );
  });

  it("finds nothing where there is nothing, whatever was typed", async () => {
    for (const typed of [
      "xqxqxq",
      "%",
      "'",
      "a & b | !c",
      "<->",
      "½",
      "\\",
      "7 eur 999x999",
      "🙂",
    ]) {
      const { hits } = await find(typed);
      expect(hits.length).toBeLessThanOrEqual(12);
    }
    expect(await find("xqxqxq")).toEqual({ hits: [], isAlike: false, leftOut: [], unrecorded: [] });
  });

  it.each([
    ["krugerrand xqxqxq", "coin coin-001"],
    ["heraeus xqxqxq 100 g", "ingot "],
    ["american express xqxqxq", "chequeSeries tc-01"],
  ])("leaves out what nothing has where the area has names of its own: %s", async (typed, hit) => {
    const { hits, leftOut } = await find(typed, "en", "administrator");
    expect(hits[0] && nameOf(hits[0])).toContain(hit);
    expect(leftOut).toEqual(["xqxqxq"]);
  });

  it("gives each hit once and no more than asked for", async () => {
    const { hits } = await find("e", "en", "clerk", 5);
    expect(hits).toHaveLength(5);
    const all = (await find("50 euro", "en", "clerk", 50)).hits.map(nameOf);
    expect(new Set(all).size).toBe(all.length);
  });
});
