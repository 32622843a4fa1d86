import { languages } from "@specimen/api/contract";
import { describe, expect, it } from "vitest";
import { banknoteFiles } from "../areas/banknotes/facts.ts";
import { readFacts } from "../catalogue/readFacts.ts";
import { sanitizeRichText } from "../http/richText.ts";
import { demoCustomers } from "./demoCustomers.ts";
import { readEditorial } from "./editorialFacts.ts";

const owners = [
  ...demoCustomers.map(({ id, languages: own }) => [id, [...own]] as const),
  ["product", [...languages]] as const,
];

describe.each(owners)("what %s has written", (owner, own) => {
  const editorial = readEditorial(owner);
  const { articles, entries, links, notes, pdfs, categories } = editorial;

  it("is there in each of its languages", () => {
    const written = [
      ...[...articles, ...entries, ...links, ...notes].map(({ texts }) => texts),
      ...pdfs.map(({ sheets }) => sheets),
      ...categories.map(({ names }) => names),
    ];
    for (const texts of written) expect(Object.keys(texts).sort()).toEqual([...own].sort());
  });

  it("says nothing that is left out when it is served", () => {
    const html = [
      ...articles.flatMap(({ texts }) => Object.values(texts).map(({ text }) => text)),
      ...entries.flatMap(({ texts }) => Object.values(texts)),
      ...notes.flatMap(({ texts }) => Object.values(texts).map(({ note }) => note)),
    ];
    for (const text of html) expect(sanitizeRichText(text)).toBe(text);
  });

  it("shows notes of the catalogue and leads to PDFs that are there", () => {
    const known = new Set(readFacts(banknoteFiles).banknotes.map(({ id }) => id));
    const shown = [
      ...articles.flatMap(({ images }) => images.map(({ banknoteId }) => banknoteId)),
      ...entries.flatMap(({ banknoteIds }) => banknoteIds),
    ];
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
    const ids = pdfs.map(({ id }) => id);
    const wanted = [...articles, ...links].flatMap(({ pdfId }) => pdfId ?? []);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
