import { expect, it } from "vitest";
import { basisOf } from "./presentFeatures.ts";

it.each([
  ["EU 2252/2004", "standard", ["EU 2252/2004"]],
  ["EC 1030/2002 Annex, EU 2017/1954", "standard", ["EC 1030/2002", "EU 2017/1954"]],
  ["Dir. 2006/126/EC Annex I (optional list)", "standard", ["Dir. 2006/126/EC"]],
  ["usual for card licences, ISO/IEC 18013-1", "usual", ["ISO/IEC 18013-1"]],
  ["usual for laminated cards", "usual", []],
  ["PRADO DEU-H-19001 (same device on the sticker)", "register", ["PRADO DEU-H-19001"]],
  ["PRADO FIN series", "register", ["PRADO"]],
  ["Keesing article", "publication", []],
  ["own knowledge", "unpublished", []],
])("%s is a basis of the kind %s", (words, kind, references) => {
  expect(basisOf(words)).toEqual({ kind, references });
});
