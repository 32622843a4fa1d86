import { expect, it } from "vitest";
import { contract, permissions, type Operation } from "./index.ts";

/**
 * What each call needs: the permissions of section 6 of the specification, in words of its own and not
 * derived from the contract, so that a call that asks for another one is noticed. Where the
 * specification names no permission, being signed in is enough.
 */
const specified: Record<string, readonly string[]> = {
  public: [
    "post /auth/token",
    "post /identity-documents/data-check/phone/code",
    "post /identity-documents/data-check/phone/open",
    "post /identity-documents/data-check/phone/pictures",
    "post /identity-documents/data-check/phone/pieces",
  ],
  signedIn: [
    "post /auth/sign-out",
    "get patch /currentUser",
    "post /currentUser/consent-analytics",
    "get /currentUser/languages",
    "get /currentUser/capabilities",
    "get /common/languages",
    "get /countries",
    "get /countries/dictionary/",
    "get /countries/{id}",
    "get /stats/top",
    "get /catalogue/revision",
    "get /precious-metals/coin-country-dictionary/",
    "get /identity-documents/documents-country-dictionary/",
    "get /precious-metals/ingot-variant-country-dictionary/",
    "get /precious-metals/ingot-country-dictionary/",
    "get /customer-links",
    "get /customer-links/{id}",
    "get /customer-notes",
    "get /disclaimer",
    "get /search",
  ],
  "banknotes:read": [
    "get /countries/{id}/currency-info",
    "get /banknotes/countries/{id}",
    "get /banknotes",
    "get /banknotes/{id}",
    "get /countries/{id}/banknotes/tradability",
    "get /banknotes/glossary",
    "get /banknotes/glossary/{id}",
    "get /banknotes/column-headings/{id}",
    "get /banknotes/coins/{id}",
    "get /countries/{id}/coins",
    "get /countries/{id}/coins/tradability",
    "get /coins/tradability/{id}",
  ],
  "precious_metals:read": [
    "get /precious-metals/coins",
    "get /precious-metals/measured-coins",
    "get /precious-metals/coins/{id}",
    "get /precious-metals/coins/{id}/country-info",
    "get /precious-metals/coins/{id}/variant-info",
    "get /precious-metals/coins/{id}/item-info",
    "get /precious-metals/coins/{id}/item-info/all-languages",
    "get /precious-metals/coin-currencies",
    "get /precious-metals/coin-fineness",
    "get /precious-metals/coins-variants",
    "get /precious-metals/ingots-variants",
    "get /precious-metals/ingots",
    "get /precious-metals/measured-ingots",
    "get /precious-metals/ingots/{id}",
    "get /precious-metals/ingots/{id}/country-info",
    "get /precious-metals/ingots/{id}/variant-info",
    "get /precious-metals/ingots-variants/{id}",
    "get /precious-metals/ingots-variants/{id}/country-info",
    "get /precious-metals/ingots-variants/{id}/info",
    "get /precious-metals/prices",
  ],
  "banknotes:view_travel_info:read": [
    "get /countries/travel-info",
    "get /countries/{id}/travel-info",
    "get /countries/travel-information-section-visibility",
  ],
  "identity_documents:read": [
    "get /identity-documents/countries/{id}",
    "get /identity-documents",
    "get /identity-documents/id-details/{id}",
    "get /identity-documents/information/{id}",
    "get /identity-documents/glossaries",
    "get /identity-documents/glossaries/{id}",
    "get /identity-documents/column-heading",
    "get /identity-documents/security-features",
    "get /identity-documents/security-features/{id}",
    "get /identity-documents/fantasy-countries",
    "get /identity-documents/{id}",
  ],
  "identity_documents:data_check_access:read": [
    "get /identity-documents/data-check/auto-verify/config",
    "get /identity-documents/data-check/{id}/form-schema",
    "post get /identity-documents/data-check/{id}",
    "post get delete /identity-documents/data-check/auto-verify",
    "post get /identity-documents/data-check/auto-verify/pieces",
    "get /identity-documents/data-check/images/{id}",
  ],
  "identity_documents:data_check_access:read identity_documents:data_check_pdf_export:read": [
    "get /identity-documents/data-check/{id}/pdf",
  ],
  "identity_documents:data_check_access:read identity_documents:data_check_external:read": [
    "get post /identity-documents/data-check/{id}/external",
  ],
  "identity_documents:data_check_access:read identity_documents:data_check_naf_passport_verification:read":
    ["get post /identity-documents/data-check/{id}/naf-passport"],
  "identity_documents:data_check_report_forgeries:read": [
    "post /identity-documents/data-check/notify",
  ],
  "travellers_cheques:read": [
    "get /travellers-cheques/series",
    "get /travellers-cheques/series/{id}",
    "get /travellers-cheques/series/{id}/notes",
    "get /travellers-cheques/notes",
    "get /travellers-cheques/notes/{id}",
    "get /travellers-cheques/notes/{id}/information",
    "get /travellers-cheques/notes/{id}/customer-info",
    "get /travellers-cheques/notes/{id}/tradability",
    "get /travellers-cheques/tradability",
  ],
  "dashboard:news:read": ["get /news", "get /news/{id}", "get /pdfs", "get /pdfs/{id}"],
  "dashboard:news_and_update_information:read": ["get /changelogs", "get /changelogs/{id}"],
  "dashboard:banknote_calendar:read": [
    "get /news-calendar",
    "get /news-calendar/{id}",
    "get post delete /news-calendar/subscription",
  ],
  "client_tool:access client_tool_general:change_password:read": ["post /currentUser/password"],
  "client_tool:access client_tool_banknotes:access client_tool_banknotes:travel_info:read": [
    "get /countries/{id}/travel-info-all-languages",
    "put /countries/{id}/travel-info",
  ],
  "client_tool:access client_tool_banknotes:access client_tool_banknotes:view_travel_info:read": [
    "get /client-tool/travel-information-section-visibility",
    "put /countries/travel-information-section-visibility",
  ],
  "client_tool:access": [
    "get /client-tool/home",
    "get /client-tool/changes",
    "get /client-tool/changes/{id}",
    "post /client-tool/changes/{id}/approve",
    "post /client-tool/changes/{id}/refuse",
    "post /client-tool/changes/{id}/withdraw",
    "post /client-tool/changes/{id}/revert",
    "get /client-tool/four-eyes",
    "put /client-tool/four-eyes/{section}",
    "get put /client-tool/rules",
    "get /client-tool/rules/{section}/subjects",
    "post /client-tool/rules/check",
    "post /client-tool/uploads",
    "get delete /client-tool/uploads/{id}",
    "put /client-tool/uploads/{id}/chunks/{index}",
    "get /customer-notes/all-languages",
    "put /customer-notes/{index}",
    "get /customer-links/all-languages",
    "post /customer-links",
    "put delete /customer-links/{id}",
  ],
  "client_tool:access client_tool_general:internal_news:read": [
    "get /news/all-languages",
    "get /news/{id}/all-languages",
    "post /news",
    "patch delete /news/{id}",
    "get post /client-tool/news-pictures",
  ],
  "client_tool:access client_tool_general:internal_pdf:read": [
    "get /pdfs/all-languages",
    "post /pdfs",
    "put /pdfs/{id}/files/{lang}",
    "patch delete /pdfs/{id}",
    "get post /pdf-categories",
    "put delete /pdf-categories/{id}",
  ],
  "client_tool:access client_tool_banknotes:access client_tool_banknotes:column_headings:read": [
    "get /banknotes/column-headings/{id}/all-languages",
    "put /banknotes/column-headings/{id}",
  ],
  "client_tool:access client_tool_banknotes:access client_tool_banknotes:tradability:read": [
    "get put /client-tool/banknotes/tradability",
    "get post /customers/{customerId}/transfer-banknote-tradability/{id}",
  ],
  "client_tool:access client_tool_banknotes:access client_tool_banknotes:country_info:read": [
    "get /countries/{id}/banknote-info/all-languages",
    "put /countries/{id}/banknote-info",
    "get /countries/{id}/currency-info/all-languages",
    "put /countries/{id}/currency-info",
    "get post /customers/{customerId}/transfer-currency-info/{id}",
    "get post /customers/{customerId}/transfer-banknote-info/{id}",
  ],
  "client_tool:access client_tool_banknotes:access": ["get /customers/associated-customers"],
  "client_tool:access client_tool_identity_documents:access client_tool_identity_documents:country_info:read":
    ["get put /client-tool/identity-documents/countries/{id}/info"],
  "client_tool:access client_tool_identity_documents:access client_tool_identity_documents:document_info:read":
    [
      "get put /client-tool/identity-documents/documents/{id}/info",
      "get /identity-documents/column-heading/all-languages",
      "put /identity-documents/column-heading",
      "get /client-tool/identity-documents/accepted",
      "put delete /client-tool/identity-documents/accepted/{id}",
    ],
  "client_tool:access client_tool_data_check:access client_tool_data_check:alarm_settings:read": [
    "get put /client-tool/data-check/alarms",
    "post /client-tool/data-check/alarms/signing-key",
    "post /client-tool/data-check/alarms/test",
  ],
  "client_tool:access client_tool_data_check:access": ["get put /client-tool/data-check/term"],
  "client_tool:access client_tool_data_check:access client_tool_data_check:stolen_passports:read": [
    "get post /client-tool/data-check/stolen",
    "post /client-tool/data-check/stolen/remove",
    "get post /client-tool/data-check/stolen/imports",
    "get delete /client-tool/data-check/stolen/imports/{id}",
    "post /client-tool/data-check/stolen/imports/{id}/store",
  ],
  "client_tool:access client_tool_data_check:access client_tool_data_check:alarm_activated:read": [
    "get /client-tool/data-check/alerts",
    "post /client-tool/data-check/alerts/{id}/settle",
  ],
  "client_tool:access client_tool_precious_metals:access client_tool_precious_metals:coin_ingot_info:read":
    [
      "get put /client-tool/precious-metals/coins/{id}/info",
      "post /precious-metals/coins/{id}/item-info",
      "get put /client-tool/precious-metals/ingots/{id}/info",
      "get put /client-tool/precious-metals/ingots-variants/{id}/info",
      "get /client-tool/precious-metals/prices",
      "put delete /client-tool/precious-metals/prices/{metal}",
    ],
  "client_tool:access client_tool_precious_metals:access client_tool_precious_metals:tradability:read":
    [
      "get put /client-tool/precious-metals/coins/tradability",
      "get put /client-tool/precious-metals/ingots/tradability",
    ],
  "client_tool:access client_tool_precious_metals:access client_tool_precious_metals:country_info:read":
    ["get put /client-tool/precious-metals/countries/{id}/info"],
  "client_tool:access client_tool_travellers_cheques:access client_tool_travellers_cheques:country_info:read":
    [
      "get put /client-tool/travellers-cheques/info",
      "get /client-tool/travellers-cheques/info/all-languages",
      "get put /client-tool/travellers-cheques/notes/{id}/info",
    ],
  "client_tool:access client_tool_travellers_cheques:access client_tool_travellers_cheques:tradability:read":
    ["get put /client-tool/travellers-cheques/tradability"],
};

/** The strings of section 6, its short forms written out; a token of another service has no others. */
const strings = `
  dashboard:banknote_calendar:read dashboard:news:read dashboard:news_and_update_information:read
  banknotes:read banknotes:view_travel_info:read
  identity_documents:read identity_documents:data_check_access:read
  identity_documents:data_check_pdf_export:read identity_documents:data_check_report_forgeries:read
  identity_documents:data_check_naf_passport_verification:read
  identity_documents:data_check_external:read
  precious_metals:read travellers_cheques:read
  client_tool:access client_tool_general:change_password:read
  client_tool_general:internal_news:read client_tool_general:internal_pdf:read
  client_tool_data_check:access client_tool_data_check:alarm_settings:read
  client_tool_data_check:alarm_activated:read client_tool_data_check:stolen_passports:read
  client_tool_banknotes:access client_tool_banknotes:country_info:read
  client_tool_banknotes:column_headings:read client_tool_banknotes:tradability:read
  client_tool_banknotes:view_travel_info:read client_tool_banknotes:travel_info:read
  client_tool_travellers_cheques:access client_tool_travellers_cheques:country_info:read
  client_tool_travellers_cheques:tradability:read
  client_tool_identity_documents:access client_tool_identity_documents:country_info:read
  client_tool_identity_documents:document_info:read
  client_tool_precious_metals:access client_tool_precious_metals:country_info:read
  client_tool_precious_metals:coin_ingot_info:read client_tool_precious_metals:tradability:read
  admin:all reseller:access`;

it("the permissions are those that are specified, and no others", () => {
  expect([...permissions].toSorted()).toEqual(strings.trim().split(/\s+/).toSorted());
});

it("every call needs the permissions that are specified for it, and no others", () => {
  const table = Object.entries(specified).flatMap(([access, calls]) =>
    calls.flatMap((call) => {
      const methods = call.split(" ");
      const path = methods.pop() ?? "";
      return methods.map((method) => [`${method} ${path}`, access] as const);
    }),
  );
  const needed = Object.values(contract)
    .flatMap((area) => Object.values<Operation>(area))
    .map(({ method, path, access }) => [
      `${method} ${path}`,
      typeof access === "string" ? access : access.join(" "),
    ]);
  expect(new Set(table.map(([call]) => call)).size).toBe(table.length);
  expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(table));
});
