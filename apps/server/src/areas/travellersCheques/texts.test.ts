import { languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { readSharedFacts } from "../../catalogue/sharedFacts.ts";
import { wrongSums } from "../../testing/wrongSums.ts";
import { chequeWordFiles } from "./chequeWords.ts";

const words = readFacts(chequeWordFiles);
const { known } = readSharedFacts();

describe.each(languages)("the texts on travellers cheques in %s", (language) => {
  const texts = language === "en" ? Object.keys(words.de) : Object.values(words[language]);

  it("write every sum in the figures of the language, on one line", () => {
    expect(texts.flatMap((text) => wrongSums(text, language, known.currencies))).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
  });
});
