import { describe, expect, it } from "vitest";
import { firstValidators } from "./checks/generated/firstValidators.ts";
import { laterValidators } from "./checks/generated/laterValidators.ts";
// Loaded beforehand, so that no test depends on how long a module takes to load.
import "./allOperations.ts";
import { faultOf, operationByName } from "./operationByName.ts";

const noticed = {
  id: "e1",
  title: "A new note",
  text: "<p>It is out.</p>",
  lang: "en",
  images: [
    { id: "i", src: "/s", fullSrc: "/f", alt: "Front", banknoteId: "PL-1", countryId: "PL" },
  ],
  pictures: [{ id: "p", src: "/p", alt: "", width: 40, height: 30 }],
  createdAt: "2026-11-22T10:00:00Z",
  activeDate: "2024-02-29",
  publishedAt: "2026-11-22T10:00:00.123Z",
  pdfUrl: null,
  isNew: false,
};

const samples: Readonly<Record<string, unknown>> = {
  "get /catalogue/revision": { revision: "F0" },
  "get /changelogs": { articles: [noticed], total: 1, newCount: 0 },
  "get /news": { articles: [noticed], total: 1, newCount: 0 },
  "get /countries": [
    {
      id: "DE",
      name: "Germany",
      code2: "DE",
      currencyISO: "EUR",
      oldCurrencyISO: null,
      parentId: "EU",
      flagSrc: null,
    },
  ],
  "get /customer-links": [{ id: "l", type: "pdf", label: "Fees", value: "/fees", lang: "de" }],
  "get /customer-notes": [{ index: 3, label: "Ask first", note: "", lang: "fr" }],
  "get /news-calendar": {
    items: [
      {
        id: "n",
        category: "worthless",
        countryId: "PL",
        countryName: "Poland",
        flagSrc: "/f",
        currencyIso: "PLN",
        currencyName: null,
        ratedValue: 0.5,
        date: "2026-11",
        dateIssued: "2026-11-30",
        content: null,
        lang: "pl",
        images: [],
        banknoteId: null,
      },
    ],
    currencies: [{ currencyISO: "PLN", name: "zloty" }],
    earlier: "2026-10",
    later: null,
  },
  "get /precious-metals/coins-variants": [
    { id: "v", name: "Krugerrand", countryId: "ZA", countryName: "South Africa", flagSrc: null },
  ],
  "get /precious-metals/ingots-variants": [
    {
      id: "r",
      name: "Argor",
      countryId: "CH",
      countryName: "Switzerland",
      flagSrc: "/f",
      ingots: 3,
    },
  ],
  "get /search": {
    hits: [
      {
        kind: "banknote",
        id: "PL-1",
        countryId: null,
        title: { text: "10", lang: "en" },
        details: [{ text: "blue", lang: "en" }],
        code: null,
        flagSrc: "/f",
        thumbnailSrc: null,
        status: null,
      },
    ],
    isAlike: false,
    leftOut: [],
    unrecorded: [],
  },
  "get /travellers-cheques/series": {
    series: [
      {
        id: "c",
        issuer: "Amex",
        series: { text: "1980", lang: "en" },
        currencies: ["USD"],
        firstIssued: "1980",
        answer: {
          kind: "restricted",
          isCheque: true,
          payer: null,
          until: "2027-01-01",
          neverLapses: false,
          lastSold: null,
          tradability: 2,
          asOf: "2026-01-01",
          checkedOn: null,
          source: { label: "Issuer", url: null },
        },
        confidence: "medium",
        thumbnailSrc: "/t",
      },
    ],
    total: 1,
    counts: { all: 1, redeemed: 0, ask: 0, ended: 0, bought: 1 },
    issuers: [{ value: "amex", label: "Amex" }],
    currencies: ["USD"],
  },
  "get /currentUser": {
    userId: "u",
    source: "provider",
    user: { nickname: "Ada" },
    email: null,
    defaultLanguage: "lt",
    customer: { id: "c", name: "Bank", logo: "/logo.svg" },
    userMetadata: {
      dateFormat: "d.M.yyyy",
      consentAnalytics: true,
      theme: "dark",
      newsSeenAt: "2026-11-22T10:00:00Z",
      changelogsSeenAt: "2024-02-29T10:00:00.123Z",
    },
    languages: ["de", "en"],
    capabilities: {
      showClientTool: false,
      banknotes: {
        hideNewsTab: false,
        tradableHideGreenHookInTabOnlyTrade: true,
        showWorthlessNotesInAllNotesTab: false,
      },
      dataCheck: { enabled: true, verificationProfile: "scan-upload" },
    },
  },
  "get /countries/dictionary/": {
    id: ["DE", "FR"],
    name: ["Germany", "France"],
    code2: ["DE", "FR"],
    currencyISO: ["EUR", null],
    oldCurrencyISO: ["DEM", null],
    parentId: ["EU", null],
    packageTypes: [["banknotes"], []],
    flagSprite: "/flags.avif",
    flagWidth: 40,
    flagHeight: 30,
  },
  "get /stats/top": [
    { countryId: "PL", name: "Poland", code2: "PL", currencyISO: null, flagSrc: "/f", count: 3 },
  ],
};

const others: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  Infinity,
  [],
  {},
  [null],
  [[]],
  "",
  "x",
  "DE",
  "de",
  "EUR",
  "DE\n",
  "2026-02-29T10:00:00Z",
  "0000-01-01T00:00:00Z",
  "2026-11-22",
  "2026",
  "2026-13",
  "2026-11-22T10:00:00+01:00",
  "light",
  "banknotes",
  "d MMM yyyy",
];

/** A value with each of its parts replaced by each of the others, and with one part more. */
function* variants(value: unknown): Generator<unknown> {
  yield* others;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    for (const [at, item] of items.entries())
      for (const variant of variants(item)) yield items.with(at, variant);
    yield [...items, ...items];
  } else if (typeof value === "object" && value !== null) {
    const members = Object.entries(value);
    for (const [name, member] of members)
      for (const variant of variants(member)) yield { ...value, [name]: variant };
    for (const [left] of members)
      yield Object.fromEntries(members.filter(([name]) => name !== left));
    yield { ...value, further: 1 };
  }
}

describe.each([...firstValidators, ...laterValidators])("the validator of %s", (name, fits) => {
  it("takes what Zod takes, and refuses what Zod refuses", async () => {
    const { answer } = await operationByName(name);
    expect(fits(samples[name])).toBe(true);
    const all = [...variants(samples[name])];
    const differing = all.filter((value) => fits(value) !== answer.safeParse(value).success);
    expect(differing).toEqual([]);
    expect(all.filter((value) => !fits(value)).length).toBeGreaterThan(all.length / 2);
  });

  it("leaves it to Zod to say what is wrong", async () => {
    expect(await faultOf(name, samples[name])).toBeUndefined();
    expect(await faultOf(name, "text")).toMatchObject({ issues: [{ code: "invalid_type" }] });
  });
});
