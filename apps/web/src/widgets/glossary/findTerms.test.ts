import type { GlossaryEntry } from "@specimen/api/contract";
import { expect, test } from "vitest";
import { findTerms } from "./findTerms.ts";

const entry = (id: string, term: string, definition: string): GlossaryEntry => ({
  id,
  term: { text: term, lang: "de" },
  definition: { text: definition, lang: "en" },
  confidence: "high",
});
const entries = [
  entry("portrait_watermark", "Porträtwasserzeichen", "A watermark showing a face."),
  entry("foil", "Folie", "A metallic layer."),
];
const found = (text: string) => findTerms(entries, text).map(({ id }) => id);

test("a term is found by a part of it, whatever the case and accents", () => {
  expect(found("PORTRAT")).toEqual(["portrait_watermark"]);
});

test("a term is found by its definition", () => {
  expect(found("metallic")).toEqual(["foil"]);
});

test("nothing typed finds everything, nonsense nothing", () => {
  expect(found(" ")).toHaveLength(2);
  expect(found("xq")).toEqual([]);
});
