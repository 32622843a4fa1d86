import { languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { type ReadFile, readFactFile } from "./readFacts.ts";
import { readRecordWords, recordWordRows } from "./recordWords.ts";

const own = readRecordWords();

describe("words of records", () => {
  it("are translated, and stay English where they have no translation", () => {
    expect(own.in("White House", "de")).toBe("Weißes Haus");
    expect(own.in("White House", "en")).toBe("White House");
    expect(own.in("Abraham Lincoln", "de")).toBe("Abraham Lincoln");
    expect(own.everywhere("Abraham Lincoln")).toEqual(["Abraham Lincoln"]);
    expect(own.everywhere("White House")).toContain("Biały Dom");
  });

  it("become one row per translation, of the text as it is", () => {
    const rows = recordWordRows(own).filter(({ key }) => key === "White House");
    expect(rows).toHaveLength(languages.length - 1);
    expect(rows).toContainEqual({
      area: "record",
      key: "White House",
      language: "de",
      text: "Weißes Haus",
    });
  });

  it("are placed by the order of each language", () => {
    const texts = ["White House", "Gothic windows", "Classical gateway"];
    const places = own.positions([...texts, "White House"]);
    const sorted = (language: (typeof languages)[number]) =>
      texts.toSorted(
        (a, b) =>
          (places.get(a)?.[languages.indexOf(language)] ?? 0) -
          (places.get(b)?.[languages.indexOf(language)] ?? 0),
      );
    expect(sorted("en")).toEqual(["Classical gateway", "Gothic windows", "White House"]);
    // Gotische Fenster, Klassisches Tor, Weißes Haus
    expect(sorted("de")).toEqual(["Gothic windows", "Classical gateway", "White House"]);
  });

  it("say every year of the English text", () => {
    const yearsOf = (text: string) => text.match(/\b(?:1[5-9]|20)\d\d\b/g) ?? [];
    const missing = own.keys.flatMap((key) =>
      languages.flatMap((language) => {
        const text = own.in(key, language);
        return yearsOf(key)
          .filter((year) => !text.includes(year))
          .map((year) => [year, text]);
      }),
    );
    expect(missing).toEqual([]);
  });

  it("write a span of years with a dash", () => {
    const texts = own.keys.flatMap((key) => own.everywhere(key));
    // Not the number of a decree, such as 2016-1536.
    expect(texts.filter((text) => /\b\d{4}-(?:1[6-9]|20)\d\d\b/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b\d{4}–\d{4}\b/.test(text)).length).toBeGreaterThan(100);
  });

  it("stop the import where a translation is empty", () => {
    const broken: ReadFile = (file) =>
      file.pathname.endsWith("/record_words_de.json")
        ? readFactFile(file).replace('"Weißes Haus"', '""')
        : readFactFile(file);
    expect(() => readRecordWords(broken)).toThrow("record_words_de.json: words: White House");
  });
});
