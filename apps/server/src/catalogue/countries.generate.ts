// Writes facts/countries.json and facts/currencies.json from Unicode CLDR: node src/catalogue/countries.generate.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { languages, type Language } from "@specimen/api/contract";
import { territories } from "./territories.ts";

const require = createRequire(import.meta.url);

/** The day as of which currencies are current: that of the facts. */
const asOf = "2026-11-21";

type Period = { _from?: string; _to?: string; _tender?: string };

interface Tender {
  currencyISO: string;
  from: string | null;
  to: string | null;
}

const read = <T>(module: string): T =>
  JSON.parse(readFileSync(require.resolve(module), "utf8")) as T;

const { region } = read<{
  supplemental: { currencyData: { region: Record<string, Record<string, Period>[]> } };
}>("cldr-core/supplemental/currencyData.json").supplemental.currencyData;
const { EU: union } = read<{
  supplemental: { territoryContainment: Record<string, { _contains: string[] }> };
}>("cldr-core/supplemental/territoryContainment.json").supplemental.territoryContainment;
const { codeMappings } = read<{
  supplemental: { codeMappings: Record<string, { _alpha3?: string }> };
}>("cldr-core/supplemental/codeMappings.json").supplemental;
const flagCountries = read<{ code: string; iso: boolean }[]>("flag-icons/country.json");

/** ISO 3166-1 and Kosovo, which issues travel documents. */
const ids = [
  "EU",
  "XK",
  ...flagCountries.filter(({ iso }) => iso).map(({ code }) => code.toUpperCase()),
].sort();

function tendersOf(id: string): Tender[] {
  return (region[id] ?? [])
    .flatMap((entry) => Object.entries(entry))
    .filter(([, period]) => period._tender !== "false")
    .map(([currencyISO, period]) => ({
      currencyISO,
      from: period._from ?? null,
      to: period._to ?? null,
    }));
}

const isCurrent = ({ to }: Tender) => to === null || to >= asOf;

const isCurrentSomewhere = (currencyISO: string) =>
  ids.some((id) => tendersOf(id).some((t) => t.currencyISO === currencyISO && isCurrent(t)));

/**
 * A former currency is assigned to the country whose code it begins with (ISO 4217 derives codes
 * from ISO 3166), so DEM belongs to Germany only, not to each country that used it.
 */
function oldCurrencyOf(id: string): string | null {
  const current = new Set(
    tendersOf(id)
      .filter(isCurrent)
      .map(({ currencyISO }) => currencyISO),
  );
  const ended = tendersOf(id)
    .filter((tender) => !isCurrent(tender) && !current.has(tender.currencyISO))
    .sort((a, b) => (b.to ?? "").localeCompare(a.to ?? ""));
  const own = ended.find(({ currencyISO }) => currencyISO.startsWith(id));
  const shared = ended.find(
    ({ currencyISO }) => !ids.includes(currencyISO.slice(0, 2)) && !isCurrentSomewhere(currencyISO),
  );
  return (own ?? shared)?.currencyISO ?? null;
}

const currentOf = (id: string) => tendersOf(id).find(isCurrent)?.currencyISO ?? null;

function parentOf(id: string): string | null {
  const isEuroMember = union?._contains.includes(id) === true && currentOf(id) === "EUR";
  return isEuroMember ? "EU" : (territories[id] ?? null);
}

type TerritoryNames = {
  main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
};

function namesIn(language: Language): Record<string, string> {
  const file = read<TerritoryNames>(`cldr-localenames-full/main/${language}/territories.json`);
  const names = file.main[language]?.localeDisplayNames.territories ?? {};
  // Short forms only where CLDR's long form also names the state; an area is named by its currency.
  const short = new Map(
    ["HK", "MO", "PS"].map((id) => [id, names[`${id}-alt-short`] ?? names[id] ?? ""]),
  );
  // Beside countries, which all begin with a capital letter; CLDR has the name of an area inside a sentence.
  const [initial = "", ...rest] = names["EZ"] ?? "";
  const area = initial.toLocaleUpperCase(language) + rest.join("");
  return { ...names, ...Object.fromEntries(short), EU: area };
}

const namesByLanguage = languages.map((language) => [language, namesIn(language)] as const);

const countries = ids.map((id) => ({
  id,
  // Kosovo and the euro area are not in ISO 3166-1: their CLDR codes are no search terms.
  alpha3: ["EU", "XK"].includes(id) ? null : (codeMappings[id]?._alpha3 ?? null),
  currencyISO: currentOf(id),
  oldCurrencyISO: oldCurrencyOf(id),
  parentId: parentOf(id),
  names: Object.fromEntries(namesByLanguage.map(([language, names]) => [language, names[id]])),
  currencies: tendersOf(id),
}));

const samples = [0, 1, 2, 3, 5, 10, 21, 1.5];

function formsOf(currencyISO: string, language: Language): Record<string, string> {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency: currencyISO,
    currencyDisplay: "name",
    minimumFractionDigits: 0,
  });
  return Object.fromEntries(
    samples.map((sample) => [
      rules.select(sample),
      format.formatToParts(sample).find(({ type }) => type === "currency")?.value ?? currencyISO,
    ]),
  );
}

function symbolOf(currencyISO: string, language: Language): string {
  return (
    new Intl.NumberFormat(language, {
      style: "currency",
      currency: currencyISO,
      currencyDisplay: "narrowSymbol",
    })
      .formatToParts(1)
      .find(({ type }) => type === "currency")?.value ?? currencyISO
  );
}

const currencyCodes = [
  ...new Set(countries.flatMap((c) => c.currencies.map((t) => t.currencyISO))),
];

const currencies = currencyCodes.sort().map((currencyISO) => ({
  currencyISO,
  names: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        name: new Intl.DisplayNames(language, { type: "currency" }).of(currencyISO),
        symbol: symbolOf(currencyISO, language),
        forms: formsOf(currencyISO, language),
      },
    ]),
  ),
}));

const write = (file: string, key: string, rows: unknown[]) =>
  writeFileSync(
    new URL(`facts/${file}`, import.meta.url),
    `{"meta":{"asOf":"${asOf}","source":"Unicode CLDR 48"},"${key}":[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]}\n`,
  );

write("countries.json", "countries", countries);
write("currencies.json", "currencies", currencies);
