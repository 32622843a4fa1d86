import { languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { readSharedFacts } from "../../catalogue/sharedFacts.ts";
import { wrongSums } from "../../testing/wrongSums.ts";
import { banknoteFiles } from "./facts.ts";

const { banknotes } = readFacts(banknoteFiles);
const { known, recordWords } = readSharedFacts();

describe.each(languages)("the remarks on banknotes in %s", (language) => {
  it("write every sum in the figures of the language, on one line", () => {
    const remarks = banknotes.flatMap(({ note }) => note ?? []);
    const wrong = remarks.flatMap((remark) =>
      wrongSums(recordWords.in(remark, language), language, known.currencies),
    );
    expect(wrong).toEqual([]);
    expect(remarks.length).toBeGreaterThan(100);
  });
});
