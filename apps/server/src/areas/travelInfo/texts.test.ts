import { type Language, languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { readSharedFacts } from "../../catalogue/sharedFacts.ts";
import { wrongSums } from "../../testing/wrongSums.ts";
import { travelFiles } from "./facts.ts";

const { rules } = readFacts(travelFiles);
const { known, recordWords } = readSharedFacts();

/** The remark on every rule in a language. */
const remarksIn = (language: Language) =>
  rules.flatMap(({ country, note, remarks }) =>
    note === null ? [] : [{ country, text: remarks?.[language] ?? recordWords.in(note, language) }],
  );

describe.each(languages)("the texts of the travel information in %s", (language) => {
  it("write every sum as the limits beside them do, on one line", () => {
    const wrong = remarksIn(language).flatMap(({ country, text }) =>
      wrongSums(text, language, known.currencies).map((sum) => `${country}: ${sum}`),
    );
    expect(wrong).toEqual([]);
  });

  it("have a word for every authority and form", () => {
    const names = rules
      .flatMap(({ authority, form }) => [authority, form])
      .filter((name) => name !== null);
    const isUntranslated = ({ usual }: (typeof names)[number]) =>
      language !== "en" && !recordWords.keys.includes(usual);
    expect(names.filter(isUntranslated)).toEqual([]);
    expect(names.length).toBeGreaterThan(200);
  });
});
