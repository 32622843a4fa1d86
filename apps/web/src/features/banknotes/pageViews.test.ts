import { pageProperties } from "@specimen/core/consent";
import { expect, it } from "vitest";
import { paths } from "../../url/paths.ts";

const { banknotes } = paths;
const denmark = { countryId: "DK", countryName: "Denmark" };
const notes = { pageSection: "notes" };

/** What is told of a page of each route; a route without an entry here does not compile. */
const told: Record<keyof typeof banknotes.routes | "search", [address: string, page: object]> = {
  search: [banknotes.search, notes],
  country: [banknotes.country, notes],
  list: ["/notes/showcountry/countryId/DK", { ...denmark, ...notes }],
  listTab: [banknotes.list("DK", 4), { ...denmark, ...notes }],
  detail: [
    banknotes.detail("DKK-2009-50", "DK"),
    { ...denmark, banknoteId: "DKK-2009-50", ...notes },
  ],
  compare: [new URL(banknotes.compare(["EUR-ES2-50"]), "https://x.test").pathname, notes],
  glossary: [banknotes.glossary, notes],
  glossaryEntry: [banknotes.glossaryEntry("watermark"), notes],
};

const countries = {
  of: () => null,
  nameOf: (id: string) => (id === "DK" ? "Denmark" : null),
};

it.each(Object.entries(told))("tells of the route %s what its address names", (_, [path, page]) => {
  expect(pageProperties(path, countries)).toEqual(page);
});

it.each([0, 1, 2, 3, 4, 5])("tells the section of tab %s", (tab) => {
  const section = tab === 5 ? "Travel information" : "notes";
  expect(pageProperties(banknotes.list("DK", tab), countries)).toEqual({
    ...denmark,
    pageSection: section,
  });
});
