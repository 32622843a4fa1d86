import { expect, it } from "vitest";
import { inReadersOrder } from "./readersOrder.ts";

it("sorts German umlauts as ae, oe and ue", () => {
  const words = ["Zypern", "Afghanistan", "Ägypten", "Oman", "Österreich"];
  expect(inReadersOrder(words, (word) => word, "de")).toEqual([
    "Ägypten",
    "Afghanistan",
    "Österreich",
    "Oman",
    "Zypern",
  ]);
});

it("sorts numbers as numbers, and other languages as their readers do", () => {
  expect(inReadersOrder(["10", "9"], (word) => word, "en")).toEqual(["9", "10"]);
  expect(inReadersOrder(["Ålborg", "Zagreb"], (word) => word, "no")).toEqual(["Zagreb", "Ålborg"]);
});
