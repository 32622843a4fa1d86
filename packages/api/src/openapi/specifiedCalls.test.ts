import { describe, expect, it } from "vitest";
import { contract, type Operation } from "../contract/index.ts";

/** The calls of specification 7.3, 7.4, 7.8 and 7.9, as it spells them. */
const specified = {
  "7.3 reference data": `
    GET coins/tradability/{id}
    GET precious-metals/coins/{id}/item-info
    GET precious-metals/coins/{id}/item-info/all-languages
    GET precious-metals/coin-country-dictionary/
    GET /common/languages
    GET /currentUser
    GET /currentUser/languages
    GET /currentUser/capabilities
    GET /countries
    GET /countries/{id}
    GET /countries/{id}/banknotes/tradability
    GET countries/{id}/coins
    GET /countries/{id}/coins/tradability
    GET /countries/travel-info
    GET /countries/{id}/travel-info
    GET /countries/{id}/travel-info-all-languages
    GET /countries/travel-information-section-visibility
    GET /countries/{id}/currency-info
    GET /countries/dictionary/
    GET /banknotes/column-headings/{id}
    GET /customers/associated-customers
    GET /stats/top`,
  "7.4 mutations": `
    POST precious-metals/coins/{id}/item-info
    POST /currentUser/consent-analytics
    POST /customers/{customerId}/transfer-currency-info/{id}
    POST /customers/{customerId}/transfer-banknote-info/{id}
    POST /customers/{customerId}/transfer-banknote-tradability/{id}
    POST /identity-documents/data-check/notify
    PATCH /currentUser
    PUT /countries/{id}/travel-info
    PUT /countries/travel-information-section-visibility`,
  "7.8 news, changelogs, customer content": `
    GET /news
    GET /news/all-languages
    GET /news/{id}
    GET /news/{id}/all-languages
    POST /news
    PATCH /news/{id}
    DELETE /news/{id}
    GET /changelogs
    GET /changelogs/{id}
    GET /news-calendar
    GET /news-calendar/{id}
    GET /customer-notes
    GET /disclaimer
    GET /customer-links
    GET /customer-links/{id}
    GET /pdfs
    GET /pdfs/{id}`,
  "7.9 travellers cheques": `
    GET /client-tool/travellers-cheques/info
    GET /client-tool/travellers-cheques/info/all-languages
    PUT /client-tool/travellers-cheques/info
    GET /travellers-cheques/series
    GET /travellers-cheques/series/{id}
    GET /travellers-cheques/series/{id}/notes
    GET /travellers-cheques/notes
    GET /travellers-cheques/notes/{id}
    GET /travellers-cheques/notes/{id}/information
    GET /travellers-cheques/notes/{id}/customer-info
    GET /travellers-cheques/notes/{id}/tradability
    GET /travellers-cheques/tradability`,
};

const operations = Object.values(contract).flatMap((group) => Object.values<Operation>(group));
const offered = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`));

describe.each(Object.entries(specified))("%s", (_, calls) => {
  it.each(calls.trim().split(/\n\s*/))("the contract has %s", (call) => {
    const [method = "", path = ""] = call.split(" ");
    expect(offered).toContain(`${method} /${path.replace(/^\//, "")}`);
  });
});

it("the list of countries is asked by the four filters of specification 3", () => {
  expect(Object.keys(contract.countries.list.query.shape).toSorted()).toEqual([
    "countryISO",
    "currencyISO",
    "packageType",
    "withMetals",
  ]);
});
