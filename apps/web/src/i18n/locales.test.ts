import { languages } from "@specimen/core/language";
import type { ParseKeys } from "i18next";
import { describe, expect, expectTypeOf, it } from "vitest";
import { readLocale } from "../testing/locales.ts";
import { languageNames } from "./languageNames.ts";
import { bundleNames, filesOf, sharedParts, type Words } from "./words.ts";

/** Every text under its dotted key. */
function texts(words: Words, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = ""]) => name).toSorted();

const plural = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(plural, "");

/** The plural forms a language uses for whole numbers. */
const formsOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
};

describe.each(languages)("the words of %s", (language) => {
  describe.each(bundleNames)("in the bundle %s", (bundle) => {
    it("have English's keys", () => {
      const english = texts(readLocale("en")[bundle]).map(([key]) => stem(key));
      const own = texts(readLocale(language)[bundle]).map(([key]) => stem(key));
      expect([...new Set(own)].toSorted()).toEqual([...new Set(english)].toSorted());
    });

    it("have every plural form the language needs", () => {
      const own = texts(readLocale(language)[bundle]).map(([key]) => key);
      const counted = [...new Set(own.filter((key) => plural.test(key)).map(stem))];
      const missing = counted.flatMap((key) =>
        [...formsOf(language), "other"].map((form) => `${key}_${form}`),
      );
      expect(missing.filter((key) => !own.includes(key))).toEqual([]);
    });

    it("have English's placeholders", () => {
      const english = new Map<string, string[]>();
      for (const [key, text] of texts(readLocale("en")[bundle])) {
        const known = english.get(stem(key)) ?? [];
        english.set(stem(key), [...new Set([...known, ...placeholders(text)])].toSorted());
      }
      for (const [key, text] of texts(readLocale(language)[bundle])) {
        const wanted = english.get(stem(key)) ?? [];
        const own = [...new Set(placeholders(text))];
        // A form such as "one" may spell the number out.
        const isForm = plural.test(key);
        expect(
          own.filter((name) => !wanted.includes(name)),
          key,
        ).toEqual([]);
        if (!isForm) expect(own.length, key).toBe(wanted.length);
      }
    });

    it("have no empty text and no stray space", () => {
      const faulty = texts(readLocale(language)[bundle]).filter(
        ([, text]) => text.trim() === "" || text !== text.trim() || /  /.test(text),
      );
      expect(faulty).toEqual([]);
    });
  });

  it("name the language as the switcher does", () => {
    const { languageName } = readLocale(language).preload;
    expect(languageName).toBe(languageNames[language]);
  });
});

/** Sections of the rules whose screen is called as they are, by its entry in the navigation. */
const sectionOfEntry = {
  internalNews: "news",
  pdfs: "pdfs",
  customerNotes: "customerNotes",
  customerLinks: "customerLinks",
  columnTitles: "columnHeadings",
  acceptedDocuments: "acceptedDocuments",
  alarmSettings: "alarmSettings",
  stolenDocuments: "stolenDocuments",
  noteInfo: "banknoteInfo",
  documentInfo: "documentInfo",
  travelInfo: "travelInfo",
} as const;

it.each(languages)("call a section of the rules as the entry that leads to it, in %s", (tag) => {
  const { form, navigation } = readLocale(tag).translation as {
    form: { sections: Words };
    navigation: Words;
  };
  const entries = Object.keys(sectionOfEntry) as (keyof typeof sectionOfEntry)[];
  expect(entries.map((entry) => form.sections[sectionOfEntry[entry]])).toEqual(
    entries.map((entry) => navigation[entry]),
  );
});

it("are translated, not copied", () => {
  for (const language of languages.filter((other) => other !== "en")) {
    for (const bundle of bundleNames) {
      const english = new Map(texts(readLocale("en")[bundle]));
      const sentences = texts(readLocale(language)[bundle]).filter(
        ([key, text]) => text.split(" ").length > 3 && english.get(key) === text,
      );
      expect(sentences, `${language} ${bundle}`).toEqual([]);
    }
  }
});

it("set French punctuation apart by a space that does not break", () => {
  for (const bundle of bundleNames) {
    const loose = texts(readLocale("fr")[bundle]).filter(([, text]) => / [;:!?»]|« /.test(text));
    expect(loose, bundle).toEqual([]);
  }
});

it.each(languages)(
  "set a number and its unit apart by a space that does not break, in %s",
  (tag) => {
    const unit = /(?:\}\}|\d) (?:[MK]B|kB|[Mk]o|mm|g|s|h|val\.|%)(?![\p{L}\d])/u;
    for (const bundle of bundleNames) {
      const loose = texts(readLocale(tag)[bundle]).filter(([, text]) => unit.test(text));
      expect(loose, bundle).toEqual([]);
    }
  },
);

it.each(languages)("let a line break between words, in %s", (tag) => {
  // After a number, a gap and an opening quotation mark, before French punctuation and an ellipsis.
  const glued = /[^\d}«]\u00a0[^;:!?»…]/u;
  for (const bundle of bundleNames) {
    const bound = texts(readLocale(tag)[bundle]).filter(([, text]) => glued.test(text));
    expect(bound, bundle).toEqual([]);
  }
});

it("are asked for by keys that exist, which the compiler knows", () => {
  expectTypeOf<"shell.signOut">().toExtend<ParseKeys>();
  expectTypeOf<"shell.nothing">().not.toExtend<ParseKeys>();
  expectTypeOf<"state.retry">().toExtend<ParseKeys<"migration">>();
  expectTypeOf<"state.retry">().not.toExtend<ParseKeys<"auth">>();
});

describe.each(languages)("the files of %s", (language) => {
  const files = filesOf(language, readLocale(language));
  const parts = Object.keys(readLocale("en").translation);

  it("hold every word once: the bundles with the shared parts, and each further part", () => {
    const names = parts.filter((part) => !sharedParts.some((shared) => shared === part));
    expect([...files.keys()]).toEqual([language, ...names.map((part) => `${language}-${part}`)]);
    const all = { ...(files.get(language)?.["translation"] as Words) };
    for (const part of names) Object.assign(all, { [part]: files.get(`${language}-${part}`) });
    expect(all).toEqual(readLocale(language).translation);
  });
});
