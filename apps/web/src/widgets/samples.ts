import type { Country, CountryDictionary, TopEntry } from "@specimen/api/contract";

/** A flat picture as a data address, so that a story needs no server. */
export function samplePicture(colour: string, width = 48, height = 36): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Sorted by name, as the service answers them. */
const rows: [string, string, string | null, string | null, string | null][] = [
  ["AQ", "Antarctica", null, null, null],
  ["AT", "Austria", "EUR", "ATS", "EU"],
  ["BG", "Bulgaria", "EUR", "BGN", "EU"],
  ["DK", "Denmark", "DKK", null, null],
  ["EU", "Eurozone", "EUR", null, null],
  ["DE", "Germany", "EUR", "DEM", "EU"],
  ["GL", "Greenland", "DKK", null, "DK"],
  ["PL", "Poland", "PLN", null, null],
  ["CH", "Switzerland", "CHF", null, null],
  ["US", "United States", "USD", null, null],
];

/** A few countries in the shape the dictionary has. */
export const sampleDictionary: CountryDictionary = {
  id: rows.map(([id]) => id),
  name: rows.map(([, name]) => name),
  code2: rows.map(([id]) => id),
  currencyISO: rows.map(([, , currency]) => currency),
  oldCurrencyISO: rows.map(([, , , old]) => old),
  parentId: rows.map(([, , , , parent]) => parent),
  packageTypes: rows.map(([id]) =>
    id === "AQ" ? [] : ["banknotes", "identityDocuments", "coins"],
  ),
  flagSprite: samplePicture("#7a8db0", 48, 360),
  flagWidth: 48,
  flagHeight: 36,
};

/** The same countries as a list. */
export const sampleCountries: Country[] = rows.map(
  ([id, name, currencyISO, oldCurrencyISO, parentId]) => ({
    id,
    name,
    code2: id,
    currencyISO,
    oldCurrencyISO,
    parentId,
    flagSrc: samplePicture("#7a8db0"),
  }),
);

/** One of them; the sample is wrong when it is not there. */
export function sampleCountry(id: string): Country {
  const country = sampleCountries.find((each) => each.id === id);
  if (country === undefined) throw new Error(`No sample country ${id}`);
  return country;
}

/** What is looked up most. */
export const sampleTop: TopEntry[] = ["EU", "US", "DK", "CH", "PL"].map((id, index) => {
  const { name, code2, currencyISO, flagSrc } = sampleCountry(id);
  return { countryId: id, name, code2, currencyISO, flagSrc, count: 40 - index };
});
