import { describe, expect, it } from "vitest";
import { firstValidators } from "./checks/generated/firstValidators.ts";
// Loaded beforehand, so that no test depends on how long a module takes to load.
import "./allOperations.ts";
import { faultOf, operationByName } from "./operationByName.ts";

const samples: Readonly<Record<string, unknown>> = {
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

describe.each([...firstValidators])("the validator of %s", (name, fits) => {
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
