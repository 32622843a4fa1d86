import { describe, expect, it } from "vitest";
import { indexLookups, noCountries } from "./countryLookups.ts";
import { pageProperties, pageSection, referrerLabel } from "./pageProperties.ts";
import { userProperties } from "./userProperties.ts";

const countries = indexLookups({
  countries: {
    id: ["DK", "HU", "AT", "CH"],
    name: ["Denmark", "Hungary", "Austria", "Switzerland"],
  },
  identityDocuments: { id: ["HUN-BO-01001"], countryId: ["HU"] },
  coins: { id: ["philharmonic"], countryId: ["AT"] },
  ingotVariants: { id: ["valcambi"], countryId: ["CH"] },
  ingots: { id: ["valcambi-1oz"], countryId: ["CH"] },
});

describe("user properties", () => {
  it("are customer, login method and username", () => {
    const user = {
      customer: { id: "c-1", name: "Nordbank" },
      user: { nickname: "ada" },
      source: "otp",
    };
    expect(userProperties(user, "Provider")).toEqual({
      customerName: "Nordbank",
      customerId: "c-1",
      loginMethod: "otp",
      username: "ada",
    });
  });

  it("fall back to the words of specification 3 and the provider's lowercase label", () => {
    const fallbacks = {
      customerName: "No customer name",
      customerId: "No customer ID",
      loginMethod: "provider",
      username: "No username",
    };
    expect(userProperties({}, "Provider")).toEqual(fallbacks);
    const blank = { customer: { id: "", name: " " }, user: { nickname: "" }, source: null };
    expect(userProperties(blank, "Provider")).toEqual(fallbacks);
    expect(userProperties({ customer: null, user: null }, "Provider")).toEqual(fallbacks);
  });
});

describe("page sections for analytics", () => {
  it.each([
    ["/notes/showcountry/countryId/DK/selectTab/5", "Travel information"],
    ["/notes/showcountry/countryId/DK/selectTab/5/", "Travel information"],
    ["/notes/showcountry/countryId/DK/selectTab/5/more", "notes"],
    ["/notes/showcountry/countryId/DK/selectTab/15", "notes"],
    ["/dashboard/auto-verify", "Auto-verify"],
    ["/dashboard/auto-verify/", "Auto-verify"],
    ["/dashboard", "dashboard"],
    ["/passes/country", "passes"],
    ["/ct/notes/countries", "ct"],
    ["/", ""],
  ])("%s is in '%s'", (path, section) => {
    expect(pageSection(path)).toBe(section);
  });
});

describe("page-view properties", () => {
  it.each([
    [
      "/notes/show/noteId/DKK-2009-1000/countryId/DK",
      {
        banknoteId: "DKK-2009-1000",
        countryId: "DK",
        countryName: "Denmark",
        pageSection: "notes",
      },
    ],
    [
      "/passes/show/passId/HUN-BO-01001",
      {
        identityDocumentId: "HUN-BO-01001",
        countryId: "HU",
        countryName: "Hungary",
        pageSection: "passes",
      },
    ],
    [
      "/metals/coin/itemId/philharmonic",
      { coinId: "philharmonic", countryId: "AT", countryName: "Austria", pageSection: "metals" },
    ],
    [
      "/metals/bar/variantId/valcambi",
      {
        ingotVariantId: "valcambi",
        countryId: "CH",
        countryName: "Switzerland",
        pageSection: "metals",
      },
    ],
    [
      "/metals/bar/metailItemId/valcambi-1oz",
      {
        ingotId: "valcambi-1oz",
        countryId: "CH",
        countryName: "Switzerland",
        pageSection: "metals",
      },
    ],
    ["/tc/notes/seriesId/s-1", { banknoteSeriesId: "s-1", pageSection: "tc" }],
    ["/tc/show/noteId/cheque-1", { pageSection: "tc" }],
    ["/notes/showcoin/noteId/a%20b/x", { banknoteId: "a b", pageSection: "notes" }],
    ["/notes/showcoin/noteId/%E0%A4%A/x", { banknoteId: "%E0%A4%A", pageSection: "notes" }],
    ["/notes/showcountry/countryId/XX", { countryId: "XX", pageSection: "notes" }],
    ["/notes/showcountry/countryId", { pageSection: "notes" }],
    ["/passes/constructor/toString", { pageSection: "passes" }],
    ["/", {}],
  ])("of %s", (path, properties) => {
    expect(pageProperties(path, countries)).toEqual(properties);
  });

  it("do without a country where the lookups could not be had", () => {
    expect(pageProperties("/metals/coin/itemId/philharmonic", noCountries)).toEqual({
      coinId: "philharmonic",
      pageSection: "metals",
    });
  });

  it("call traffic that no page led to DIRECT, and name no more than a host", () => {
    const own = ["login.example"];
    expect(referrerLabel("", own)).toBe("DIRECT");
    expect(referrerLabel("https://login.example/authorize?state=1", own)).toBe("DIRECT");
    expect(referrerLabel("https://bank.example/intranet?user=1", own)).toBe("bank.example");
  });
});
