import { type Language, languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { readFacts } from "../../catalogue/readFacts.ts";
import { readSharedFacts } from "../../catalogue/sharedFacts.ts";
import { travelFiles } from "./facts.ts";

const { rules } = readFacts(travelFiles);
const { known, recordWords } = readSharedFacts();

/** The remark on every rule in a language. */
const remarksIn = (language: Language) =>
  rules.flatMap(({ country, note, remarks }) =>
    note === null ? [] : [{ country, text: remarks?.[language] ?? recordWords.in(note, language) }],
  );

const bare = "\\d+(?:[.,\\u0020\\u00A0\\u202F]\\d{3})*";
const scale = "(?:[\\u0020\\u00A0]\\p{L}{2,}\\.?(?:[\\u0020\\u00A0]de)?)?";
const code = `(?:${[...known.currencies].join("|")})`;

/** Every figure beside the code of a currency, whichever comes first. */
const sums = new RegExp(
  `\\b${code}[\\u0020\\u00A0]${bare}|${bare}${scale}[\\u0020\\u00A0]${code}\\b`,
  "gu",
);

describe.each(languages)("the texts of the travel information in %s", (language) => {
  const format = new Intl.NumberFormat(language, { useGrouping: "always" });

  it("write every sum as the limits beside them do, on one line", () => {
    const wrong = remarksIn(language).flatMap(({ country, text }) =>
      [...text.matchAll(sums)].flatMap(([sum]) => {
        const [, figure = "", rest = ""] = /^([\d.,\u00A0\u202F]*\d)(.*)$/u.exec(sum) ?? [];
        const isWritten = figure === format.format(Number(figure.replaceAll(/\D/g, "")));
        return isWritten && rest.startsWith("\u00A0") && !rest.includes(" ")
          ? []
          : [`${country}: ${sum}`];
      }),
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
