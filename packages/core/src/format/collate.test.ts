import { describe, expect, it } from "vitest";
import { sortBy, spellOutUmlauts } from "./collate.ts";

const sort = (words: string[], language: Parameters<typeof sortBy>[2]) =>
  sortBy(words, (word) => word, language);

describe("sorting", () => {
  it("maps German umlauts to ae, oe and ue", () => {
    expect(spellOutUmlauts("Äpfel, Öl, Übung, Straße")).toBe("Aepfel, Oel, Uebung, Strasse");
    expect(sort(["Österreich", "Ohio", "Oman", "Ofen"], "de")).toEqual([
      "Österreich",
      "Ofen",
      "Ohio",
      "Oman",
    ]);
    expect(sort(["Österreich", "Oman"], "en")).toEqual(["Oman", "Österreich"]);
  });

  it("knows umlauts in two code points as well", () => {
    expect(spellOutUmlauts("O\u0308l")).toBe("Oel");
  });

  it("follows each language's own alphabet", () => {
    expect(sort(["Åland", "Zypern", "Østerrike", "Albania"], "no")).toEqual([
      "Albania",
      "Zypern",
      "Østerrike",
      "Åland",
    ]);
    expect(sort(["Łotwa", "Lwów", "Malta"], "pl")).toEqual(["Lwów", "Łotwa", "Malta"]);
    expect(sort(["Šveicarija", "Suomija", "Tailandas"], "lt")).toEqual([
      "Suomija",
      "Šveicarija",
      "Tailandas",
    ]);
  });

  it("counts numbers as numbers and leaves the list as it was", () => {
    const words = ["10 Mark", "5 Mark"];
    expect(sort(words, "de")).toEqual(["5 Mark", "10 Mark"]);
    expect(words).toEqual(["10 Mark", "5 Mark"]);
  });
});
