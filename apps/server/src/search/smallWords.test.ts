import { expect, it } from "vitest";
import { meaningful } from "./smallWords.ts";

it.each([
  ["de", "ausweis aus polen", "ausweis polen"],
  ["es", "pasaporte de francia", "pasaporte francia"],
  ["es", "DE 50 EUR", "DE 50 EUR"],
  ["de", "Schottische Banknoten", "Schottische"],
  ["de", "AUS Noten", "AUS"],
  ["de", "AUSWEIS AUS POLEN", "AUSWEIS POLEN"],
  ["en", "NOTES of Scotland", "Scotland"],
  ["en", "de passport", "de passport"],
  ["fr", "de", "de"],
  ["lt", "pasas iš lenkijos", "pasas lenkijos"],
] as const)("leaves in %s of “%s” the words “%s”", (language, typed, left) => {
  expect(meaningful(typed.split(" "), language)).toEqual(left.split(" "));
});
