import type {
  BanknoteMatrix,
  RuleWritten,
  TravelInfoAllLanguages,
  VersionedTexts,
} from "@specimen/api/contract";

const note = (
  id: string,
  series: string,
  denomination: number,
  rest: Partial<BanknoteMatrix["banknotes"][number]> = {},
): BanknoteMatrix["banknotes"][number] => ({
  banknoteId: id,
  countryId: "CH",
  countryName: "Switzerland",
  currencyISO: "CHF",
  series,
  seriesName: { text: series, lang: "en" },
  denomination,
  unit: { text: "francs", lang: "en" },
  status: "issue",
  tradability: 3,
  pending: null,
  ...rest,
});

/** Two series of a country and one of another; one note waits, one is worthless. */
export const sampleMatrix: BanknoteMatrix = {
  version: "7",
  banknotes: [
    note("CHF-9-10", "9th series", 10),
    note("CHF-9-20", "9th series", 20),
    note("CHF-9-50", "9th series", 50, {
      pending: {
        changeId: "41",
        tradability: 1,
        status: "waiting",
        effectiveFrom: "2026-12-01T05:00:00Z",
      },
    }),
    note("CHF-8-10", "8th series", 10, { tradability: 1 }),
    note("DKK-1997-50", "1997 series", 50, {
      countryId: "DK",
      countryName: "Denmark",
      currencyISO: "DKK",
      status: "worthless",
      tradability: 0,
    }),
  ],
};

/** A text in two languages. */
export const sampleTexts: VersionedTexts = {
  version: "7",
  texts: { en: "<p>Only notes of the 9th series.</p>", de: "<p>Nur die 9. Serie.</p>" },
};

/** The travel information of a country without limits of its own. */
export const sampleTravel: TravelInfoAllLanguages = {
  countryId: "DK",
  version: "7",
  additions: { en: "<p>Keep the receipt.</p>" },
  limits: null,
  catalogueLimits: [],
};

/** A change that is in effect. */
export const sampleWritten: RuleWritten = {
  changeId: "42",
  status: "effective",
  subjects: ["DK"],
  version: "8",
};
