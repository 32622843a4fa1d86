import { languages } from "@specimen/api/contract";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { banknotes } from "../areas/banknotes/tables.ts";
import { documentFiles } from "../areas/identityDocuments/facts.ts";
import { areas } from "../areas/index.ts";
import { travelFiles } from "../areas/travelInfo/facts.ts";
import { type ReadFile, readFactFile, readFacts } from "../catalogue/readFacts.ts";
import { readSharedFacts } from "../catalogue/sharedFacts.ts";
import { factsOf, type Row } from "../testing/changedFacts.ts";

const { readAll, withRow } = factsOf(areas.flatMap(({ importer }) => importer ?? []));

const brokenNote = (change: Row) => () =>
  withRow("banknotes.json", "banknotes", 0, (row) => ({ ...row, ...change }));

describe("the facts", () => {
  it("are 621 notes, 251 countries and 100 terms, each row checked", () => {
    const { countries, glossary } = readSharedFacts();
    expect(countries).toHaveLength(251);
    expect(glossary).toHaveLength(100);
    expect(readAll().find(([table]) => table === banknotes)?.[1]).toHaveLength(621);
  });

  it("name areas of the list for each term", () => {
    const names = new Set(areas.map(({ name }) => name));
    const named = readSharedFacts().glossary.flatMap((term) => term.areas);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it("contain every text that is translated", () => {
    const source = new URL("../", import.meta.url);
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\/facts\/.*\.json$/.test(file) && !file.includes("/record_words_"),
    );
    const texts = new Set<unknown>();
    for (const file of files) {
      JSON.parse(readFactFile(new URL(file, source)), (_key, value: unknown) => texts.add(value));
    }
    expect(readSharedFacts().recordWords.keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  it("define every term in every language", () => {
    const { glossary, recordWords } = readSharedFacts();
    const english = glossary.flatMap(({ key, definitionEn }) =>
      languages
        .filter(
          (language) =>
            language !== "en" && recordWords.in(definitionEn, language) === definitionEn,
        )
        .map((language) => `${key} ${language}`),
    );
    expect(english).toEqual([]);
  });

  it("have every remark on travel rules in every language", () => {
    const { recordWords } = readSharedFacts();
    const { rules } = readFacts(travelFiles);
    const english = rules.flatMap(({ country, note, remarks }) =>
      note === null || remarks !== null
        ? []
        : languages
            .filter((language) => language !== "en" && recordWords.in(note, language) === note)
            .map((language) => `${country} ${language}`),
    );
    expect(english).toEqual([]);
  });

  it("have every remark, note and emblem of documents in every language", () => {
    const { recordWords } = readSharedFacts();
    const keys = new Set(recordWords.keys);
    const { documents } = readFacts(documentFiles);
    const texts = documents.flatMap(({ acceptance, mrz }) => [
      ...acceptance.map(({ text }) => text),
      ...(mrz.note === null ? [] : [mrz.note]),
    ]);
    const english = texts.flatMap((text) =>
      languages
        .filter((language) => language !== "en" && recordWords.in(text, language) === text)
        .map((language) => `${text} ${language}`),
    );
    expect(english).toEqual([]);
    // Some emblems, such as the Garuda, are called the same in several languages.
    expect(documents.map(({ emblem }) => emblem).filter((text) => !keys.has(text))).toEqual([]);
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
    [
      { exchange: { kind: "until", until: "2030-04-30" }, worthlessAfter: "2030-05-01" },
      "banknotes.json: EUR-ES1-5: worthlessAfter: is not the last day of exchange",
    ],
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
    const broken: ReadFile = (file) =>
      file.pathname.endsWith("/glossary.json") ? "{" : readFactFile(file);
    expect(() => readAll(broken)).toThrow("glossary.json: cannot be read as JSON");
  });

  it.each([
    ["coins.json", "coins", { metal: "tin" }, "coins.json: coin-001: metal"],
    ["coins.json", "coins", { fineness: 1001 }, "coins.json: coin-001: fineness"],
    ["coins.json", "coins", { fineWeightG: 33.94 }, "coins.json: coin-001: fineWeightG: is above"],
    [
      "coins.json",
      "coins",
      { thicknessMm: 4.6 },
      "coins.json: coin-001: thicknessMm: leaves more than half of the coin empty",
    ],
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
      "cheque_answers.json",
      "answers",
      { answer: "ended" },
      "cheque_answers.json: tc-01: contradicts who cashes it",
    ],
    [
      "travellers_cheques_details.json",
      "details",
      { howToAccept: [] },
      "travellers_cheques_details.json: tc-01: howToAccept",
    ],
    [
      "travellers_cheques_more.json",
      "series",
      { id: "tc-99" },
      "cheque_answers.json: tc-25: tc-25 is not known",
    ],
    [
      "travel_rules.json",
      "rules",
      { importLocal: { kind: "noLimit", amount: 5, currency: "EUR" } },
      "travel_rules.json: AD: importLocal: an amount with its currency belongs",
    ],
    [
      "travel_rules.json",
      "rules",
      { importLocal: { kind: "declared", amount: null, currency: null } },
      "travel_rules.json: AD: importLocal.kind",
    ],
    [
      "travel_rules.json",
      "rules",
      { exportForeign: { kind: "allowsUp", amount: 5, currency: "QQQ" } },
      "travel_rules.json: AD: exportForeign.currency: QQQ is not known",
    ],
    ["travel_rules.json", "rules", { country: "AE" }, "travel_rules.json: AE: appears twice"],
    [
      "travel_rules.json",
      "rules",
      { residents: { same: false, importLocal: { kind: "allowsUp", amount: 5, currency: "QQQ" } } },
      "travel_rules.json: AD: residents.importLocal.currency: QQQ is not known",
    ],
    [
      "banknote_checks.json",
      "checks",
      { id: "EUR-ES9-5" },
      "banknote_checks.json: EUR-ES9-5: id: EUR-ES9-5 is not known",
    ],
    [
      "banknote_checks.json",
      "checks",
      { against: [{ source: "s0", fields: ["widthMm"] }] },
      "banknote_checks.json: EUR-ES1-5: source: s0 is not known",
    ],
    [
      "banknote_checks.json",
      "checks",
      { against: [{ source: "s1", fields: ["smell"] }] },
      "banknote_checks.json: EUR-ES1-5: against.0.fields.0",
    ],
    ["banknote_checks.json", "sources", { url: "javascript:1" }, "banknote_checks.json: s1: url"],
    ["coin_words.json", "coinUnits", { words: { en: "Ducat" } }, "coin_words.json: ATD: words"],
    [
      "coin_words.json",
      "metalCoins",
      { words: { en: "Gold coin" } },
      "coin_words.json: gold: words",
    ],
    ["substrates.json", "substrates", { words: {} }, "substrates.json: cotton: words"],
    [
      "document_acceptance_rules.json",
      "rules",
      { country: "QQ" },
      "document_acceptance_rules.json: rule-001: country: QQ is not known",
    ],
    [
      "fantasy_documents.json",
      "documents",
      { successorIso2: ["QQ"] },
      "fantasy_documents.json: fd-001: successorIso2: QQ is not known",
    ],
    [
      "security_feature_types.json",
      "types",
      { level: 4 },
      "security_feature_types.json: watermark: level",
    ],
    [
      "security_feature_types.json",
      "types",
      { glossaryKey: "glitter" },
      "security_feature_types.json: watermark: glossaryKey: glitter is not known",
    ],
    ["document_words.json", "kinds", { words: {} }, "document_words.json: passport: words"],
    ["colour_words.json", "colours", { families: [] }, "colour_words.json: grey: families"],
    ["glossary.json", "terms", { areas: [] }, "glossary.json: watermark: areas"],
  ])("name a wrong row of %s", (file, list, change, message) => {
    expect(() => withRow(file, list, 0, (row) => ({ ...row, ...change }))).toThrow(message);
  });

  const feature = {
    id: "f1",
    type: "watermark",
    where: { page: "data page", x: 10, y: 10, w: 20, h: 20 },
    light: "transmitted",
    look: "A head",
    check: "Hold it against light",
    level: 1,
    basis: "own knowledge",
  };
  const pattern = { text: "a letter, 8 digits", confidence: "high" };
  it.each([
    [{ numberPattern: { ...pattern, regex: "^[A-Z" } }, "numberPattern.regex: is no regular"],
    [{ numberPattern: { ...pattern, regex: "^\\d+$" } }, "numberPattern.regex: is no regular"],
    [{ code2: "QQ" }, "code2: QQ is not known"],
    [{ code2: null }, "code2: AFG is not known"],
    [
      { securityFeatures: [{ ...feature, where: { ...feature.where, x: 81 } }] },
      "securityFeatures: f1: lies outside its page",
    ],
    [
      { securityFeatures: [{ ...feature, type: "glitter" }] },
      "securityFeatures: f1: glitter is not known",
    ],
    [
      { securityFeatures: [{ id: "f1", ref: "g-none" }] },
      "securityFeatures: f1: g-none is not known",
    ],
    [{ predecessor: "AFG-ID-1" }, "predecessor: AFG-ID-1 is not known"],
    [{ kind: "library card" }, "kind: "],
    [{ colours: { background: ["#fff", "#fff"], accent: "#000", text: "#000" } }, "colours."],
  ])("stop at a wrong document and name it: %o", (change, message) => {
    const broken = () =>
      withRow("identity_documents.json", "documents", 0, (row) => ({ ...row, ...change }));
    expect(broken).toThrow(`identity_documents.json: AFG-ID-2018: ${message}`);
  });

  it("give a refiner one country", () => {
    expect(() => withRow("ingots.json", "ingots", 0, (row) => ({ ...row, country: "DE" }))).toThrow(
      "ingots.json: ingot-002: refiner: Argor-Heraeus",
    );
  });

  it("stop where a recorded status contradicts its own dates", () => {
    expect(brokenNote({ status: "worthless" })).toThrow(
      "banknotes.json: EUR-ES1-5: status: worthless, but its dates say issue on 2026-11-21",
    );
  });
});
