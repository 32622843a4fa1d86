import { expect, it } from "vitest";
import { glossaryEntryOf } from "./glossary.ts";

const row = {
  key: "gum",
  areas: ["stamps"],
  definition: "What sticks the stamp to the letter.",
  confidence: "high" as const,
};

it("marks what has no words in the reader's language as English", () => {
  const lexicon = {
    word: () => null,
    text: (english: string | null) => ({ text: english ?? "", lang: "en" as const }),
  };
  const { term, definition } = glossaryEntryOf(lexicon, row, "lt");
  expect(term).toEqual({ text: "gum", lang: "en" });
  expect(definition).toEqual({ text: row.definition, lang: "en" });
});
