import { languages } from "@specimen/core/language";
import { describe, expect, it } from "vitest";
import { readLocale, readWords } from "../testing/locales.ts";
import { createI18n, loadParts, showLanguage } from "./i18n.ts";
import { readText, type TextOptions } from "./readText.ts";
import { bundleNames, sharedParts, type Words, type WordsPart } from "./words.ts";

const plural = /_(zero|one|two|few|many|other)$/;

/** What a gap may be filled with, and what a careless reader would make of it. */
const values = [
  "12",
  3,
  "",
  "<b>x</b> & $1 $&",
  "{{number}}",
  "$t(shell.signOut)",
  null,
  undefined,
];

const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 1.5, -1];

const filling = (gaps: readonly string[], start: number): TextOptions =>
  Object.fromEntries(gaps.map((gap, index) => [gap, values[(start + index) % values.length]]));

/** The ways to ask for a text with these gaps: without anything, and with each value in each gap. */
const waysFor = (text: string): TextOptions[] => {
  const gaps = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  return [{}, ...(gaps.length === 0 ? [] : values.map((_, start) => filling(gaps, start)))];
};

type Asked = readonly [key: string, options: TextOptions];

/** Every text of a bundle, every group of texts, and every form of a plural. */
const askedOf = (words: Words, prefix = ""): Asked[] =>
  Object.entries(words).flatMap(([step, value]): Asked[] => {
    const key = prefix + step;
    if (typeof value !== "string")
      return [[key, {}], [key, { returnObjects: true }], ...askedOf(value, `${key}.`)];
    const ways = waysFor(value);
    const forms = plural.test(key) ? counts : [1];
    return [
      ...ways.map((way): Asked => [key, way]),
      ...forms.map((count): Asked => [key.replace(plural, ""), { ...ways[1], count }]),
    ];
  });

const unknown: Asked[] = ["nothing", "nothing.here", "toString", "shell.nothing"].map((key) => [
  key,
  { count: 0 },
]);

describe.each(languages)("a text of %s", async (language) => {
  const locale = readLocale(language);
  const parts = Object.keys(locale.translation).filter(
    (part) => !sharedParts.some((shared) => shared === part),
  ) as WordsPart[];
  const i18n = createI18n(readWords);
  await showLanguage(i18n, language);
  await loadParts(i18n, language, parts);

  it.each(bundleNames)("of the bundle %s is what i18next reads, whatever is put in", (bundle) => {
    const t = i18n.getFixedT(language, bundle) as unknown as (...asked: Asked) => unknown;
    const asked = [...askedOf(locale[bundle]), ...unknown];
    const places = [locale[bundle], locale.translation];
    const own = asked.map(([key, options]) => readText(places, language, key, options));
    expect(own).toEqual(asked.map(([key, options]) => t(key, options)));
  });
});

it("chooses the form that the language has for a number", () => {
  const words = {
    kept_one: "{{count}} rok",
    kept_few: "{{count}} lata",
    kept_many: "{{count}} lat",
  };
  const read = (count: number) => readText([words], "pl", "kept", { count });
  expect([1, 3, 5, 22, 25].map(read)).toEqual(["1 rok", "3 lata", "5 lat", "22 lata", "25 lat"]);
});

it("is found in the first place that has it, and is its key where none has", () => {
  const places = [{ a: { b: "" } }, { a: { b: "second" } }, { a: { b: "third" } }];
  expect(readText(places, "en", "a.b")).toBe("second");
  expect(readText(places, "en", "a.c")).toBe("a.c");
  expect(readText(places, "en", "a")).toBe("a");
  expect(readText(places, "en", "a.b.length")).toBe("a.b.length");
});
