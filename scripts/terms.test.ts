import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { banned, bansIn, patternOf, readTerms, readTexts, wordsOf } from "./terms.ts";

const root = dirname(import.meta.dirname);
const terms = readTerms(root);
const texts = await readTexts(root, terms.languages);

describe.each(terms.languages)("the terms in %s", (language) => {
  const bans = bansIn(language, terms);
  const said = texts.get(language) ?? [];

  it("are kept by every text", () => {
    const faults = said.flatMap(({ where, text }) =>
      banned(text, bans, terms.names).map(
        ({ ban, say }) => `${where}: “${ban}” in “${text}”: say “${say}”`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it("read every text of the app, the sign-in pages, the facts and the customers", () => {
    const places = [
      "web/src",
      "identity/words",
      "glossary.json",
      "feature_checks.json",
      "editorial",
      ...(language === "en" ? [] : ["record_words", "cheque_words"]),
    ];
    for (const place of places) {
      expect(said.filter(({ where }) => where.includes(place)).length, place).toBeGreaterThan(10);
    }
    expect(said.length).toBeGreaterThan(800);
  });

  it("stand in texts with curly quotes, and in French with spaces that do not break", () => {
    const loose = language === "fr" ? /["']|(?<=\S) [;:!?»]|« / : /["']/;
    const faults = said.filter(({ text }) => loose.test(text.replaceAll(/<[^>]*>/g, "")));
    expect(faults).toEqual([]);
  });

  it("are each said somewhere", () => {
    const all = said.map(({ text }) => text.replaceAll("\u00a0", " ").toLowerCase()).join("\n");
    const missing = terms.terms.flatMap((term) => {
      const inflected = term.inflected?.[language];
      const words = inflected === undefined ? wordsOf(term, language) : [inflected];
      return words.filter((word) => !all.includes(word.toLowerCase()));
    });
    expect(missing).toEqual([]);
  });

  it("are the glossary's", () => {
    for (const { glossary, ...term } of terms.terms) {
      if (glossary === undefined) continue;
      const places = [
        `terms ${glossary} terms ${language}`,
        `features ${glossary} names ${language}`,
      ];
      const entry = said.find(({ where }) => places.some((place) => where.endsWith(place)));
      expect(entry?.text.toLowerCase(), glossary).toBe(wordsOf(term, language)[0]?.toLowerCase());
    }
  });

  it.each(bans)("do without “$ban”", ({ ban, say }) => {
    const plain = ban.replace(/^=/, "");
    const planted = `X ${plain.replaceAll("*", "")}, y`;
    expect(banned(planted, bans).map((found) => found.ban)).toContain(ban);
    expect(banned(planted.replaceAll(" ", "\u00a0"), bans)).not.toEqual([]);
    if (plain.endsWith("*")) {
      expect(banned(`(${plain.replaceAll("*", "xyz")})`, bans)).not.toEqual([]);
    }
    expect(banned(say, bans)).toEqual([]);
  });
});

it("takes a word of a ban in a name, and no name that is said nowhere", () => {
  const bans = [{ ban: "Haus", say: "Organisation" }];
  expect(banned("Weißes Haus", bans, terms.names)).toEqual([]);
  expect(banned("Weißes Haus, unser Haus", bans, terms.names)).toEqual(bans);
  const all = [...texts.values()].flat().map(({ text }) => text);
  expect(terms.names.filter((name) => !all.some((text) => text.includes(name)))).toEqual([]);
});

it("finds whole words only, in any case unless asked", () => {
  expect(patternOf("Haus").test("im Haus.")).toBe(true);
  expect(patternOf("Haus").test("das HAUS")).toBe(true);
  expect(patternOf("Haus").test("Hausnummer, Rathaus")).toBe(false);
  expect(patternOf("įstaig*").test("Jūsų įstaigos")).toBe(true);
  expect(patternOf("narzędzi* klienta").test("narzędziami klienta")).toBe(true);
  expect(patternOf("=jūsų").test("Jūsų paskyra")).toBe(false);
  expect(patternOf("=jūsų").test("tik jūsų")).toBe(true);
  expect(patternOf("pièce d’identité").test("la pièce d'identité")).toBe(true);
});

it("have the table of docs/words.md", () => {
  const rows = readFileSync(join(root, "docs/words.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    )
    .filter((row) => row.length === terms.languages.length);
  const [, , ...table] = rows;
  expect(table).toEqual(
    terms.terms.map(({ term }) => terms.languages.map((language) => term[language])),
  );
});
