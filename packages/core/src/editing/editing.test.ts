import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Store } from "../ports/index.ts";
import {
  compareVersions,
  compareWords,
  dropDraft,
  keepDraft,
  mergeVersions,
  nameOfDraft,
  namesOfDrafts,
  readDraft,
  type TextPart,
} from "./index.ts";

const base = { title: { de: "Noten", en: "Notes" }, day: "2026-11-22", kinds: [1, 2] };

describe("two versions of a record", () => {
  it("differ in what either side changed, and in nothing else", () => {
    const mine = { ...base, title: { ...base.title, de: "Scheine" } };
    const theirs = { ...base, day: "2026-11-24" };
    expect(compareVersions(base, mine, theirs)).toEqual([
      { path: "title.de", base: "Noten", mine: "Scheine", theirs: "Noten", decided: "mine" },
      {
        path: "day",
        base: "2026-11-22",
        mine: "2026-11-22",
        theirs: "2026-11-24",
        decided: "theirs",
      },
    ]);
  });

  it("do not differ in the order of the members of what is listed", () => {
    const mine = { specimens: [{ banknoteId: "HUF-1", side: "front" }] };
    const theirs = { specimens: [{ side: "front", banknoteId: "HUF-1" }] };
    expect(compareVersions(mine, mine, theirs)).toEqual([]);
  });

  it("ask about what both changed, and not about what both changed alike", () => {
    const mine = { ...base, day: "2026-11-23", kinds: [3] };
    const theirs = { ...base, day: "2026-11-24", kinds: [3] };
    const differences = compareVersions(base, mine, theirs);
    expect(differences.map(({ path, decided }) => [path, decided])).toEqual([["day", null]]);
    expect(() => mergeVersions(theirs, differences, {})).toThrow(RangeError);
    expect(mergeVersions(theirs, differences, { day: "mine" }).day).toBe("2026-11-23");
  });

  it("become one with the values of both", () => {
    const mine = { title: { en: "Notes", pl: "Banknoty" }, day: "2026-11-22", kinds: [1, 2] };
    const theirs = { ...base, kinds: [1] };
    const differences = compareVersions(base, mine, theirs);
    expect(mergeVersions(theirs, differences, {})).toEqual({
      title: { en: "Notes", pl: "Banknoty" },
      day: "2026-11-22",
      kinds: [1],
    });
  });

  it("lose nothing that one of them typed, whatever was typed", () => {
    const record = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.string());
    fc.assert(
      fc.property(record, record, record, (was, mine, theirs) => {
        const differences = compareVersions(was, mine, theirs);
        const all = Object.fromEntries(differences.map(({ path }) => [path, "mine" as const]));
        expect(mergeVersions(theirs, differences, all)).toEqual(mine);
      }),
    );
  });
});

describe("the words of two texts", () => {
  const marked = (parts: readonly TextPart[]) =>
    parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join("");
  const both = (one: string, other: string) => {
    const compared = compareWords(one, other);
    return [marked(compared.one), marked(compared.other)];
  };

  it.each([
    [
      "Ask the head cashier",
      "Ask the duty officer",
      "Ask the [head cashier]",
      "Ask the [duty officer]",
    ],
    ["Up to 500 euro", "Up to 5000 euro", "Up to [500] euro", "Up to [5000] euro"],
    ["Preis 112,4", "Preis 113,5", "Preis [112,4]", "Preis [113,5]"],
    ["bis 21.11.2026.", "bis 21.12.2026.", "bis [21.11.2026].", "bis [21.12.2026]."],
    ["over 1\u{a0}000", "over 5\u{a0}000", "over [1\u{a0}000]", "over [5\u{a0}000]"],
    ["Größere Beträge prüfen", "Beträge prüfen", "[Größere ]Beträge prüfen", "Beträge prüfen"],
    ["same", "same", "same", "same"],
    ["", "new", "", "[new]"],
  ])("%s, beside %s", (one, other, first, second) => {
    expect(both(one, other)).toEqual([first, second]);
  });

  it("join to what they were, whatever they are", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const compared = compareWords(one, other);
        const joined = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join("");
        expect([joined(compared.one), joined(compared.other)]).toEqual([one, other]);
      }),
    );
  });

  it("are marked whole where nearly all of very many differ", () => {
    const words = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word}${n}`).join(" ");
    const { one, other } = compareWords(words("a"), words("b"));
    expect([one, other].map((parts) => parts.map(({ differs }) => differs))).toEqual([
      [true],
      [true],
    ]);
  });
});

const place = { userId: "ada", form: "news/17" };
const draft = {
  values: { title: "x" },
  base: { title: "" },
  version: '"3"',
  options: { from: "2026-12-01T06:00" },
  at: 5,
};

function storeOf(stored = new Map<string, string>()): Store {
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => stored.set(key, value).has(key),
    remove: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
}

describe("a draft", () => {
  const name = nameOfDraft(place, "a");

  it("is there again for the same user and form only, until it is dropped", () => {
    const store = storeOf();
    expect(keepDraft(store, name, draft)).toBe(true);
    expect(namesOfDrafts(store, place)).toEqual([name]);
    expect(readDraft(store, name)).toEqual(draft);
    expect(namesOfDrafts(store, { ...place, userId: "jonas" })).toEqual([]);
    expect(namesOfDrafts(store, { ...place, form: "news/1" })).toEqual([]);
    dropDraft(store, name);
    expect(namesOfDrafts(store, place)).toEqual([]);
    expect(readDraft(store, name)).toBeNull();
  });

  it("of one tab stays beside that of another one, the one typed last first", () => {
    const store = storeOf();
    const other = nameOfDraft(place, "b");
    keepDraft(store, name, draft);
    keepDraft(store, other, { ...draft, at: 6 });
    expect(namesOfDrafts(store, place)).toEqual([other, name]);
    dropDraft(store, other);
    expect(namesOfDrafts(store, place)).toEqual([name]);
  });

  it.each(["", "{", "null", "[]", '{"values":{}}', '{"values":1,"base":1,"version":2,"at":1}'])(
    "that cannot be read counts as nothing: %s",
    (text) => {
      const store = storeOf(new Map([[name, text]]));
      expect(readDraft(store, name)).toBeNull();
      expect(namesOfDrafts(store, place)).toEqual([]);
    },
  );

  it("is not kept by a store that is full, which the form is told", () => {
    const fail = () => {
      throw new DOMException("full");
    };
    const full = { ...storeOf(), write: fail, remove: fail, keys: fail };
    expect(keepDraft(full, name, draft)).toBe(false);
    expect(keepDraft({ ...storeOf(), write: () => false }, name, draft)).toBe(false);
    expect(() => dropDraft(full, name)).not.toThrow();
    expect(namesOfDrafts(full, place)).toEqual([]);
  });
});
