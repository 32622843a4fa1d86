import { expect, it } from "vitest";
import { contract, type Operation } from "./index.ts";

/** The reads that the specification names for each area, by their exact paths. */
const specified: Record<string, readonly string[]> = {
  "precious metals": [
    "/precious-metals/coins-variants",
    "/precious-metals/ingots-variants",
    "/precious-metals/coin-currencies",
    "/precious-metals/coin-fineness",
    "/precious-metals/coins",
    "/precious-metals/ingots",
    "/precious-metals/coins/{id}",
    "/precious-metals/coins/{id}/country-info",
    "/precious-metals/coins/{id}/variant-info",
    "/precious-metals/ingots/{id}",
    "/precious-metals/ingots/{id}/country-info",
    "/precious-metals/ingots/{id}/variant-info",
    "/precious-metals/ingots-variants/{id}",
    "/precious-metals/ingots-variants/{id}/country-info",
    "/precious-metals/ingots-variants/{id}/info",
    "/precious-metals/ingot-variant-country-dictionary/",
    "/precious-metals/ingot-country-dictionary/",
  ],
  "metals in the reference data": [
    "/coins/tradability/{id}",
    "/precious-metals/coins/{id}/item-info",
    "/precious-metals/coins/{id}/item-info/all-languages",
    "/precious-metals/coin-country-dictionary/",
    "/countries",
    "/countries/{id}/coins",
    "/countries/{id}/coins/tradability",
    "/banknotes/coins/{id}",
  ],
  "identity documents": [
    "/identity-documents/fantasy-countries",
    "/identity-documents/countries/{id}",
    "/identity-documents/id-details/{id}",
    "/identity-documents/information/{id}",
    "/identity-documents/glossaries",
    "/identity-documents/glossaries/{id}",
    "/identity-documents/column-heading",
    "/identity-documents/security-features/{id}",
    "/identity-documents/{id}",
    "/identity-documents/documents-country-dictionary/",
  ],
  "travellers cheques": [
    "/client-tool/travellers-cheques/info",
    "/client-tool/travellers-cheques/info/all-languages",
    "/travellers-cheques/series",
    "/travellers-cheques/series/{id}",
    "/travellers-cheques/series/{id}/notes",
    "/travellers-cheques/notes",
    "/travellers-cheques/notes/{id}",
    "/travellers-cheques/notes/{id}/information",
    "/travellers-cheques/notes/{id}/customer-info",
    "/travellers-cheques/notes/{id}/tradability",
    "/travellers-cheques/tradability",
  ],
};

const calls = new Set(
  Object.values(contract)
    .flatMap((area) => Object.values<Operation>(area))
    .map(({ method, path }) => `${method} ${path}`),
);

it.each(Object.entries(specified))("every read of %s has exactly its path", (_, paths) => {
  expect(paths.filter((path) => !calls.has(`get ${path}`))).toEqual([]);
});

it.each([
  ["post", "/precious-metals/coins/{id}/item-info"],
  ["put", "/client-tool/travellers-cheques/info"],
])("%s %s is a call", (method, path) => {
  expect(calls).toContain(`${method} ${path}`);
});
