import { expect, it } from "vitest";
import { viewedPage } from "../../areas/pageView.ts";
import { paths } from "../../url/paths.ts";
import { banknotes } from "./area.ts";

const denmark = { countryId: "DK" };

/** What is told of a page of each route; a route without an entry here does not compile. */
const told: Record<keyof typeof banknotes.routes, [address: string, names: object]> = {
  index: [paths.banknotes.search, {}],
  country: [paths.banknotes.country, {}],
  list: ["/notes/showcountry/countryId/DK", denmark],
  detail: [paths.banknotes.detail("DKK-2009-50", "DK"), { ...denmark, banknoteId: "DKK-2009-50" }],
  compare: [new URL(paths.banknotes.compare(["EUR-ES2-50"]), "https://x.test").pathname, {}],
  glossary: [paths.banknotes.glossary, {}],
  glossaryEntry: [paths.banknotes.glossaryEntry("watermark"), {}],
};

it.each(Object.entries(told))(
  "tells of the route %s what its address names",
  (_, [path, names]) => {
    expect(viewedPage([banknotes], path)).toEqual({ names, section: "notes" });
  },
);

it.each([0, 1, 2, 3, 4, 5])("tells the section of tab %s (specification 9)", (tab) => {
  const section = tab === 5 ? "Travel information" : "notes";
  const path = paths.banknotes.list("DK", tab);
  expect(viewedPage([banknotes], path)).toEqual({ names: denmark, section });
  expect(viewedPage([banknotes], `${path}/`)).toEqual({ names: denmark, section });
});

it.each([
  "/notes/showcountry/countryId/DK/selectTab/15",
  "/notes/showcountry/countryId/DK/selectTab/5/x",
])("does not take %s for travel information", (path) => {
  expect(viewedPage([banknotes], path).section).toBe("notes");
});
