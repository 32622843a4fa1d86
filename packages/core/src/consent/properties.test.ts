import { describe, expect, it } from "vitest";
import { indexLookups, noCountries } from "./countryLookups.ts";
import { pageProperties, referrerLabel } from "./pageProperties.ts";
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

describe("page-view properties", () => {
  it.each([
    ["a country", { countryId: "DK" }, { countryId: "DK", countryName: "Denmark" }],
    [
      "a banknote looked at from a country",
      { banknoteId: "DKK-2009-1000", countryId: "DK" },
      { banknoteId: "DKK-2009-1000", countryId: "DK", countryName: "Denmark" },
    ],
    [
      "an identity document",
      { identityDocumentId: "HUN-BO-01001" },
      { identityDocumentId: "HUN-BO-01001", countryId: "HU", countryName: "Hungary" },
    ],
    [
      "a coin",
      { coinId: "philharmonic" },
      { coinId: "philharmonic", countryId: "AT", countryName: "Austria" },
    ],
    [
      "the bars of a refiner",
      { ingotVariantId: "valcambi" },
      { ingotVariantId: "valcambi", countryId: "CH", countryName: "Switzerland" },
    ],
    [
      "a bar",
      { ingotId: "valcambi-1oz" },
      { ingotId: "valcambi-1oz", countryId: "CH", countryName: "Switzerland" },
    ],
    ["a series of cheques", { banknoteSeriesId: "s-1" }, { banknoteSeriesId: "s-1" }],
    ["an unknown country", { countryId: "XX" }, { countryId: "XX" }],
    [
      "a country that the address names itself",
      { coinId: "philharmonic", countryId: "DK" },
      {
        coinId: "philharmonic",
        countryId: "DK",
        countryName: "Denmark",
      },
    ],
    ["nothing", {}, {}],
  ])("of a page that names %s", (_, names, properties) => {
    expect(pageProperties({ names, section: "notes" }, countries)).toEqual({
      ...properties,
      pageSection: "notes",
    });
  });

  it("leave out the section of an address that has none", () => {
    expect(pageProperties({ names: {}, section: "" }, countries)).toEqual({});
  });

  it("do without a country where the lookups could not be had", () => {
    expect(
      pageProperties({ names: { coinId: "philharmonic" }, section: "metals" }, noCountries),
    ).toEqual({
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
