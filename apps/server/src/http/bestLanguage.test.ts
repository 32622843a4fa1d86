import { expect, it } from "vitest";
import { bestOf, preference } from "./bestLanguage.ts";

it("prefers the wished language, then English, then the house's own, then any", () => {
  expect(preference("pl", ["de", "pl"]).slice(0, 3)).toEqual(["pl", "en", "de"]);
  expect(preference("en", ["lt"]).slice(0, 2)).toEqual(["en", "lt"]);
  expect(preference("fr", [])).toHaveLength(8);
});

it.each([
  [["de", "en", "pl"], "pl"],
  [["de", "en"], "en"],
  [["fr", "de"], "de"],
  [["fr"], "fr"],
])("of %j a Polish reader of a German house gets %s", (present, best) => {
  const rows = present.map((language) => ({ language }));
  expect(bestOf(rows, preference("pl", ["de"]))?.language).toBe(best);
});

it("gives nothing where nothing is written", () => {
  expect(bestOf([], preference("pl", []))).toBeUndefined();
});
