import { languages } from "@specimen/api/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { prepareMemoryIndex } from "../../catalogue/memoryIndex.ts";
import { prepareKeys, prepareNames } from "../../search/findNames.ts";
import { readNameIndex } from "../../search/nameIndex.ts";
import { type AskNames, prepareAllNames } from "../../search/namesInMemory.ts";
import { describeOnBoth } from "../../testing/startApi.ts";

const kinds = ["country", "currency", "glossaryEntry", "coin", "chequeName", "identityDocument"];

const typed = fc.constantFrom(
  ..."g|ge|germany|Wegry|Węgry|złot|dollar|US dollar|hu|HUN|EUR|côte d|côte|e|king|50|maple".split(
    "|",
  ),
  ..."qqqq|weiß haus|watermark|österreich|gold|krone|½|€|Türkei|passport|visa usd|o".split("|"),
);
const queryOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (/^\d+$/.test(word) ? word : `${word}:*`))
    .join(" & ");
const phrase = fc.oneof(
  typed.map((text) => ({ phrase: text, query: queryOf(text) })),
  fc.constant({ phrase: "germny", query: "('germany' | 'german')" }),
);

describeOnBoth("names in memory", (api) => {
  let ask: AskNames;
  beforeAll(async () => {
    const { database } = api();
    ask = prepareMemoryIndex(
      {
        database,
        now: () => new Date(0),
        onError: (error) => {
          throw error;
        },
      },
      () => readNameIndex(database, kinds),
    );
    while ((await ask("")) === undefined) await new Promise(setImmediate);
  });

  it("are found in the same order and as likely as in the database", async () => {
    const { database } = api();
    const inMemory = prepareAllNames(database, async (query) => {
      const asked = await ask(query);
      expect(asked).toBeDefined();
      return asked;
    });
    const inDatabase = prepareNames(database, "names_compared");
    const question = fc.record({
      kinds: fc.subarray(kinds),
      phrases: fc.array(phrase, { minLength: 1, maxLength: 3 }),
      language: fc.constantFrom(...languages),
    });
    await fc.assert(
      fc.asyncProperty(question, async (asked) => {
        const found = await inMemory.find(asked.kinds, asked.phrases, asked.language);
        expect(found).toEqual(await inDatabase(asked.kinds, asked.phrases, asked.language));
      }),
      { seed: 24, numRuns: 120 },
    );
  });

  it("give the same keys as the database", async () => {
    const { database } = api();
    const inMemory = prepareAllNames(database, ask);
    const inDatabase = prepareKeys(database);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), phrase, async (kind, { query }) => {
        const found = [...(await inMemory.keys(kind, query))].sort();
        expect(found).toEqual([...(await inDatabase(kind, query))].sort());
      }),
      { seed: 25, numRuns: 60 },
    );
  });

  it("are asked of the database by several searches, each of other kinds", async () => {
    const search = () => prepareNames(api().database, "names_twice");
    const forint = [{ phrase: "HUF", query: "HUF:*" }];
    const hungary = [{ phrase: "HU", query: "HU:*" }];
    const [currencies, countries] = [search(), search()];
    expect((await currencies(["currency"], forint, "en"))[0]?.[0]).toMatchObject({ key: "HUF" });
    expect((await countries(["country", "coin"], hungary, "en"))[0]?.[0]).toMatchObject({
      key: "HU",
    });
  });

  it("are asked of the database while there is no index", async () => {
    const { database } = api();
    const names = prepareAllNames(database, () => Promise.resolve(undefined));
    const found = await names.find(["country"], [{ phrase: "HU", query: "HU:*" }], "en");
    expect(found[0]?.[0]).toMatchObject({ kind: "country", key: "HU" });
    expect(await names.keys("coin", "krugerrand:*")).toContain("coin-001");
  });
});
