import { expect, it } from "vitest";
import { keepUnits } from "./keepUnits.ts";

it.each([
  ["Krugerrand 1/10 oz", "Krugerrand 1/10\u00a0oz"],
  ["FINE SILVER 1 OZ ARGENT PUR", "FINE SILVER 1\u00a0OZ ARGENT PUR"],
  ["1 to 6 kg, at least 999.5", "1 to 6\u00a0kg, at least 999.5"],
  ["32,6 mm, 2 mm", "32,6\u00a0mm, 2\u00a0mm"],
  ["UV 254 nm, 365 nm: dull", "UV 254\u00a0nm, 365\u00a0nm: dull"],
  ["19.3 g/cm³ (22 ct)", "19.3\u00a0g/cm³ (22\u00a0ct)"],
  ["40 % de l’excédent, à 6 h", "40\u00a0% de l’excédent, à 6\u00a0h"],
  ["2001 m. gruodžio 31 d.", "2001\u00a0m. gruodžio 31 d."],
])("a number and its unit stay together in “%s”", (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it.each(["5 marks", "10 G 1933", "20 gold pieces", "1:1 mit der Krone", "type 2 hologram", "1oz"])(
  "a word is no unit in “%s”",
  (text) => {
    expect(keepUnits(text)).toBe(text);
  },
);
