import { defineArea } from "../../areas/Area.ts";
import { paths } from "../../url/paths.ts";
import { banknoteCountries } from "./countries.ts";

const { base, routes, country, search, glossary, list, detail, glossaryEntry } = paths.banknotes;

/** Banknotes (specification 2.4). */
export const banknotes = defineArea({
  name: "banknotes",
  base,
  permission: "banknotes:read",
  icon: "banknote",
  navigation: {
    links: [
      { key: "byCountry", path: country },
      { key: "search", path: search },
      { key: "glossary", path: glossary },
    ],
  },
  routes,
  words: ["banknotes", "catalogue"],
  load: () => import("./routes.tsx"),
  panel: { load: () => import("./panel.tsx"), height: "tall" },
  records: {
    banknoteCountry: { icon: "banknote", path: ({ id }) => list(id) },
    banknote: {
      icon: "banknote",
      path: ({ id, countryId }) => (countryId === null ? country : detail(id, countryId)),
    },
    travelInfo: { icon: "info", path: ({ id }) => list(id, 5) },
    glossaryEntry: { icon: "book", path: ({ id }) => glossaryEntry(id) },
  },
  searchExamples: [
    { typed: "50 ils", key: "amount" },
    { typed: "129x71", key: "size" },
    { typed: "kopernik", key: "word" },
  ],
  countries: banknoteCountries,
  statistics: { list: "banknotes", record: "banknote" },
  pageSection: (pathname) => (/\/selectTab\/5\/?$/.test(pathname) ? "Travel information" : null),
});
