import { expect, it } from "vitest";
import { sortInLanguage } from "./sortInLanguage.ts";

it("sorts German umlauts as ae, oe and ue", () => {
  const words = ["Zypern", "Afghanistan", "Ägypten", "Oman", "Österreich"];
  expect(sortInLanguage(words, (word) => word, "de")).toEqual([
    "Ägypten",
    "Afghanistan",
    "Österreich",
    "Oman",
    "Zypern",
  ]);
});

it("sorts numbers as numbers, and other languages as their readers do", () => {
  expect(sortInLanguage(["10", "9"], (word) => word, "en")).toEqual(["9", "10"]);
  expect(sortInLanguage(["Ålborg", "Zagreb"], (word) => word, "no")).toEqual(["Zagreb", "Ålborg"]);
});
