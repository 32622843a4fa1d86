import { describe, expect, it } from "vitest";
import { banknoteRows } from "./banknoteRows.ts";
import { colourFamilies, colourWords } from "./colourWords.ts";
import { ingotVariantRows } from "./metalRows.ts";
import { readFact, readFacts } from "./readFacts.ts";
import { wordRows } from "./wordRows.ts";
import { languages } from "@specimen/api/contract";

type Row = Record<string, unknown>;

/** The facts with one row of a file changed. */
function withRow(file: string, list: string, index: number, change: (row: Row) => Row) {
  return readFacts((name) => {
    if (name !== file) return readFact(name);
    const facts = JSON.parse(readFact(name)) as Record<string, Row[]>;
    const rows = facts[list] ?? [];
    return JSON.stringify({
      ...facts,
      [list]: rows.map((row, at) => (at === index ? change(row) : row)),
    });
  });
}

const brokenNote = (change: Row) => () =>
  withRow("banknotes.json", "banknotes", 0, (row) => ({ ...row, ...change }));

describe("the facts", () => {
  it("are 501 notes, 251 countries and 100 terms, each row checked", () => {
    const facts = readFacts();
    expect(facts.banknotes).toHaveLength(501);
    expect(facts.countries).toHaveLength(251);
    expect(facts.glossary).toHaveLength(100);
  });

  it.each([
    [{ currency: "euro" }, "banknotes.json: EUR-ES1-5: currency: "],
    [{ widthMm: -1 }, "banknotes.json: EUR-ES1-5: widthMm: "],
    [{ heightMm: null }, "banknotes.json: EUR-ES1-5: heightMm: a width without a height"],
    [{ firstIssued: "2002-13-01" }, "banknotes.json: EUR-ES1-5: firstIssued: "],
    [
      { exchange: { kind: "until", until: null } },
      "banknotes.json: EUR-ES1-5: exchange.until: a date belongs",
    ],
    [{ country: "QQ" }, "banknotes.json: EUR-ES1-5: country: QQ is not known"],
    [{ securityFeatures: ["glitter"] }, "banknotes.json: EUR-ES1-5: securityFeatures: glitter"],
    [{ id: "EUR-ES1-10" }, "banknotes.json: EUR-ES1-10: appears twice"],
    [{ colour: "grey" }, "banknotes.json: EUR-ES1-5: "],
  ])("stop at a wrong row and name it: %o", (change, message) => {
    expect(brokenNote(change)).toThrow(message);
  });

  it("name a wrong row of any other file", () => {
    expect(() =>
      withRow("countries.json", "countries", 3, (row) => ({ ...row, parentId: "QQ" })),
    ).toThrow("countries.json: AG: parentId: QQ is not known");
    expect(() =>
      withRow("feature_checks.json", "features", 0, (row) => ({ ...row, howTo: { en: "Look" } })),
    ).toThrow("feature_checks.json: watermark: howTo");
    expect(() => readFacts((file) => (file === "glossary.json" ? "{" : readFact(file)))).toThrow(
      "glossary.json: cannot be read as JSON",
    );
  });

  it.each([
    ["coins.json", "coins", { metal: "tin" }, "coins.json: coin-001: metal"],
    ["coins.json", "coins", { fineness: 1001 }, "coins.json: coin-001: fineness"],
    [
      "ingots.json",
      "ingots",
      { country: "QQ" },
      "ingots.json: ingot-001: country: QQ is not known",
    ],
    ["ingots.json", "ingots", { id: "ingot-002" }, "ingots.json: ingot-002: appears twice"],
    [
      "travellers_cheques.json",
      "series",
      { currencies: [{ currency: "QQQ", denominations: null }] },
      "travellers_cheques.json: tc-01: currency: QQQ is not known",
    ],
    [
      "travel_rules.json",
      "rules",
      { importLocal: { kind: "noLimit", amount: 5, currency: "EUR" } },
      "travel_rules.json: AT: importLocal: an amount with its currency belongs",
    ],
    [
      "travel_rules.json",
      "rules",
      { importLocal: { kind: "declared", amount: null, currency: null } },
      "travel_rules.json: AT: importLocal.kind",
    ],
    [
      "travel_rules.json",
      "rules",
      { exportForeign: { kind: "allowsUp", amount: 5, currency: "QQQ" } },
      "travel_rules.json: AT: exportForeign.currency: QQQ is not known",
    ],
    ["travel_rules.json", "rules", { country: "BE" }, "travel_rules.json: BE: appears twice"],
    [
      "travel_travellers.json",
      "travellers",
      { country: "AQ" },
      "travel_travellers.json: AQ: country: AQ is not known",
    ],
    ["names.json", "coinUnits", { words: { en: "Ducat" } }, "names.json: ATD: words"],
    ["names.json", "metalCoins", { words: { en: "Gold coin" } }, "names.json: gold: words"],
    ["colour_words.json", "colours", { families: [] }, "colour_words.json: grey: families"],
    ["glossary.json", "terms", { areas: [] }, "glossary.json: watermark: areas"],
  ])("name a wrong row of %s", (file, list, change, message) => {
    expect(() => withRow(file, list, 0, (row) => ({ ...row, ...change }))).toThrow(message);
  });

  it("give a refiner one country", () => {
    const facts = withRow("ingots.json", "ingots", 0, (row) => ({ ...row, country: "DE" }));
    expect(() => ingotVariantRows(facts)).toThrow("ingots.json: ingot-002: refiner: Argor-Heraeus");
  });

  it("stop where a recorded status contradicts its own dates", () => {
    const facts = brokenNote({ status: "worthless" })();
    expect(() => banknoteRows(facts)).toThrow(
      "banknotes.json: EUR-ES1-5: status: worthless, but its dates say issue on 2026-11-21",
    );
  });
});

describe("countries of Unicode CLDR", () => {
  const { countries } = readFacts();
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

describe("words of the catalogue", () => {
  const facts = readFacts();
  const rows = wordRows(facts);

  it("name each feature, its check, each colour and substrate in all eight languages", () => {
    const has = new Set(rows.map(({ area, key, language }) => `${area} ${key} ${language}`));
    const wanted = [
      ...facts.features.flatMap(({ key }) => [`term ${key}`, `howTo ${key}`]),
      ...facts.banknotes.flatMap(({ mainColour }) => (mainColour ? [`colour ${mainColour}`] : [])),
      ...facts.banknotes.flatMap(({ substrate }) => (substrate ? [`substrate ${substrate}`] : [])),
    ];
    const missing = wanted.flatMap((word) =>
      languages.filter((language) => !has.has(`${word} ${language}`)).map((l) => `${word} ${l}`),
    );
    expect(missing).toEqual([]);
  });

  it("join colours as each language does", () => {
    const pair = languages.map((language) => colourWords("grey-blue", language, facts));
    expect(pair).toEqual([
      "graublau",
      "grey-blue",
      "gris-azul",
      "gris-bleu",
      "grigio-blu",
      "pilkai mėlyna",
      "gråblå",
      "szaroniebieski",
    ]);
    expect(() => colourWords("teal-blue", "lt", facts)).toThrow(
      'colour_words.json: teal: no form in "lt"',
    );
    expect(colourWords("orange, yellow and red", "fr", facts)).toBe("orange, jaune et rouge");
    expect(() => colourWords("plaid", "en", facts)).toThrow("colour_words.json: plaid");
  });

  it("fold colours into those that people tell apart", () => {
    expect(colourFamilies("grey-blue", facts)).toEqual(["grey", "blue"]);
    expect(colourFamilies("greenish yellow", facts)).toEqual(["yellow", "green"]);
    expect(colourFamilies("violet", facts)).toEqual(colourFamilies("purple", facts));
    for (const { mainColour } of facts.banknotes) {
      if (mainColour !== null) expect(colourFamilies(mainColour, facts)).not.toEqual([]);
    }
  });

  it("begin with a capital letter, since they stand alone", () => {
    expect(rows.find(({ key, language }) => key === "watermark" && language === "fr")?.text).toBe(
      "Filigrane",
    );
  });
});
