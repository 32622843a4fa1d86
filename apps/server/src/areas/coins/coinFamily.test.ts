import { expect, it } from "vitest";
import { coinFamily } from "./coinFamily.ts";

it.each([
  ["Krugerrand 1/2 oz", "Krugerrand"],
  ["Panda gold 30 g", "Panda gold"],
  ["Kangaroo gold 1 kg", "Kangaroo gold"],
  ["Britannia gold 1 oz (22 ct)", "Britannia gold"],
  ["Half Sovereign", "Sovereign"],
  ["Double Eagle Liberty Head", "Eagle Liberty Head"],
  ["4 Ducats (restrike 1915)", "Ducat"],
  ["2.5 Pesos", "Peso"],
  ["8 Florins / 20 Francs (restrike 1892)", "Florins Francs"],
  ["Bahar Azadi", "Bahar Azadi"],
])("%s is a %s", (name, family) => {
  expect(coinFamily(name)).toBe(family);
});
