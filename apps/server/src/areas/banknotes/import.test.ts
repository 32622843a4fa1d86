import { languages } from "@specimen/api/contract";
import { expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { colourFamilies, colourWords } from "./colourWords.ts";
import { banknoteFiles } from "./facts.ts";
import { banknoteWords } from "./import.ts";

const facts = readFacts(banknoteFiles);

it("names each colour and substrate in all eight languages", () => {
  const has = new Set(
    banknoteWords(facts).map(({ area, key, language }) => `${area} ${key} ${language}`),
  );
  const wanted = [
    ...facts.banknotes.flatMap(({ mainColour }) => (mainColour ? [`colour ${mainColour}`] : [])),
    ...facts.banknotes.flatMap(({ substrate }) => (substrate ? [`substrate ${substrate}`] : [])),
  ];
  const missing = wanted.flatMap((word) =>
    languages.map((language) => `${word} ${language}`).filter((each) => !has.has(each)),
  );
  expect(missing).toEqual([]);
});

it("joins colours as each language does", () => {
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

it("finds a colour by those that people tell apart", () => {
  expect(colourFamilies("grey-blue", facts)).toEqual(["grey", "blue"]);
  expect(colourFamilies("greenish yellow", facts)).toEqual(["yellow", "green"]);
  expect(colourFamilies("violet", facts)).toEqual(colourFamilies("purple", facts));
  for (const { mainColour } of facts.banknotes) {
    if (mainColour !== null) expect(colourFamilies(mainColour, facts)).not.toEqual([]);
  }
});
