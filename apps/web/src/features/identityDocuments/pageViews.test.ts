import { expect, it } from "vitest";
import { viewedPage } from "../../areas/pageView.ts";
import { paths } from "../../url/paths.ts";
import { identityDocuments } from "./area.ts";

const { identityDocuments: to } = paths;

/** What is told of a page of each route; a route without an entry here does not compile. */
const told: Record<keyof typeof identityDocuments.routes, [address: string, names: object]> = {
  index: [to.search, {}],
  country: [to.country, {}],
  list: [to.list("DE", 1), { countryId: "DE" }],
  detail: [to.detail("DEU-P-2017"), { identityDocumentId: "DEU-P-2017" }],
  compare: [new URL(to.compare(["DEU-P-2017"]), "https://x.test").pathname, {}],
  fantasyCountries: [to.fantasyCountries, {}],
  securityFeatures: [to.securityFeatures, {}],
  securityFeature: [to.securityFeature("kinegram"), {}],
  glossary: [to.glossary, {}],
  glossaryEntry: [to.glossaryEntry("kinegram"), {}],
};

it.each(Object.entries(told))(
  "tells of the route %s what its address names",
  (_, [path, names]) => {
    expect(viewedPage([identityDocuments], path)).toEqual({ names, section: "passes" });
  },
);
