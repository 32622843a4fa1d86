import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test("a country's banknotes stand at showcountry/countryId/{id}/selectTab/{n}", () => {
  expect(paths.banknotes.list("BG")).toBe("/notes/showcountry/countryId/BG/selectTab/0");
  expect(paths.banknotes.list("BG", 4)).toBe("/notes/showcountry/countryId/BG/selectTab/4");
});

test("a banknote stands at show/noteId/{id}/countryId/{id}, its view in the query string", () => {
  expect(paths.banknotes.detail("EUR-ES2-50", "EU")).toBe(
    "/notes/show/noteId/EUR-ES2-50/countryId/EU",
  );
  expect(paths.banknotes.detail("EUR-ES2-50", "EU", "light=uv")).toBe(
    "/notes/show/noteId/EUR-ES2-50/countryId/EU?light=uv",
  );
});

test("an id cannot leave its place in an address", () => {
  expect(paths.banknotes.glossaryEntry("../a?b#c")).toBe("/notes/glossary/..%2Fa%3Fb%23c");
});

test("the dashboard's pages stand where specification 2.7 puts them", () => {
  const { news, newsItem, changelogs, changelog, pdfs } = paths.dashboard;
  expect([news, newsItem("a"), changelogs, changelog("b"), pdfs(), pdfs("c")]).toEqual([
    "/dashboard/internalnews",
    "/dashboard/news/id/a",
    "/dashboard/changelog",
    "/dashboard/change/id/b",
    "/dashboard/pdf/category",
    "/dashboard/pdf/category/c",
  ]);
});

test("the pickers of the dashboard lead to metals and cheques", () => {
  expect(paths.preciousMetals.coin("a")).toBe("/metals/coin/itemId/a");
  expect(paths.preciousMetals.ingotVariant("b")).toBe("/metals/bar/variantId/b");
  expect(paths.travellersCheques.series("c")).toBe("/tc/notes/seriesId/c");
  expect(paths.travellersCheques.note("d")).toBe("/tc/show/noteId/d");
});

test("the customer's text on a coin or bar stands at showcoininfo/itemId/{id}, as specification 2.8 has it", () => {
  const { coin, variant, ingot } = paths.clientToolMetals;
  expect([coin("a"), variant("b"), ingot("c")]).toEqual([
    "/ct/metals/showcoininfo/itemId/a",
    "/ct/metals/showrefinerinfo/itemId/b",
    "/ct/metals/showbarinfo/itemId/c",
  ]);
});
