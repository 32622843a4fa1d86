import { expect, it } from "vitest";
import { areas } from "./areas.ts";

/**
 * What an area and each part of it needs, by sections 2.2, 2.8, 2.10 and 6 of the specification: its
 * screens, its section of the navigation, its links there and those of its screens that need more. Not
 * derived from the areas, so that one that asks for another permission is noticed.
 */
const specified: Record<string, object> = {
  account: {},
  dashboard: {
    own: {
      news: "dashboard:news:read",
      newsItem: "dashboard:news:read",
      pdfs: "dashboard:news:read",
      changelogs: "dashboard:news_and_update_information:read",
      changelog: "dashboard:news_and_update_information:read",
    },
  },
  identityDocuments: {
    screens: "identity_documents:read",
  },
  dataCheck: {
    screens: "identity_documents:data_check_access:read",
    entrances: {
      "/dashboard/scan-upload": "identity_documents:data_check_access:read",
      "/dashboard/auto-verify": "identity_documents:data_check_access:read",
    },
  },
  banknotes: {
    screens: "banknotes:read",
  },
  coins: {
    screens: "banknotes:read",
    entrances: {
      "/metals/coin": "precious_metals:read",
    },
  },
  preciousMetals: {
    screens: "precious_metals:read",
  },
  travellersCheques: {
    screens: "travellers_cheques:read",
  },
  staticPages: {},
  clientTool: {
    screens: "client_tool:access",
    links: {
      internalNews: "client_tool_general:internal_news:read",
      pdfs: "client_tool_general:internal_pdf:read",
      changePassword: "client_tool_general:change_password:read",
    },
    own: {
      news: "client_tool_general:internal_news:read",
      newsForm: "client_tool_general:internal_news:read",
      newsItem: "client_tool_general:internal_news:read",
      pdfs: "client_tool_general:internal_pdf:read",
      pdfForm: "client_tool_general:internal_pdf:read",
      pdfItem: "client_tool_general:internal_pdf:read",
      pdfCategories: "client_tool_general:internal_pdf:read",
      pdfCategoryForm: "client_tool_general:internal_pdf:read",
      pdfCategory: "client_tool_general:internal_pdf:read",
      changePassword: "client_tool_general:change_password:read",
    },
  },
  clientToolDocuments: {
    screens: "client_tool_identity_documents:access",
    section: "client_tool:access",
    links: {
      acceptedDocuments: "client_tool_identity_documents:document_info:read",
      countryInfo: "client_tool_identity_documents:country_info:read",
      documentInfo: "client_tool_identity_documents:document_info:read",
      columnTitles: "client_tool_identity_documents:document_info:read",
    },
    own: {
      countries: "client_tool_identity_documents:country_info:read",
      info: "client_tool_identity_documents:country_info:read",
      country: "client_tool_identity_documents:country_info:read",
      accepted: "client_tool_identity_documents:document_info:read",
      documents: "client_tool_identity_documents:document_info:read",
      document: "client_tool_identity_documents:document_info:read",
      columnTitles: "client_tool_identity_documents:document_info:read",
    },
  },
  clientToolDataCheck: {
    screens: "client_tool_data_check:access",
    section: "client_tool:access",
    links: {
      alarmSettings: "client_tool_data_check:alarm_settings:read",
      alerts: "client_tool_data_check:alarm_activated:read",
      stolenDocuments: "client_tool_data_check:stolen_passports:read",
    },
    own: {
      index: "client_tool_data_check:alarm_settings:read",
      alerts: "client_tool_data_check:alarm_activated:read",
      stolen: "client_tool_data_check:stolen_passports:read",
    },
    watch: "client_tool_data_check:alarm_activated:read",
  },
  clientToolBanknotes: {
    screens: "client_tool_banknotes:access",
    section: "client_tool:access",
    links: {
      tradability: "client_tool_banknotes:tradability:read",
      travelInfo: "client_tool_banknotes:travel_info:read",
      showInfo: "client_tool_banknotes:view_travel_info:read",
      noteInfo: "client_tool_banknotes:country_info:read",
      countryInfo: "client_tool_banknotes:country_info:read",
      columnTitles: "client_tool_banknotes:column_headings:read",
    },
    own: {
      trades: "client_tool_banknotes:tradability:read",
      travel: "client_tool_banknotes:travel_info:read",
      travelCountry: "client_tool_banknotes:travel_info:read",
      showInfo: "client_tool_banknotes:view_travel_info:read",
      noteInfo: "client_tool_banknotes:country_info:read",
      noteInfoCountry: "client_tool_banknotes:country_info:read",
      countries: "client_tool_banknotes:country_info:read",
      country: "client_tool_banknotes:country_info:read",
      columnTitles: "client_tool_banknotes:column_headings:read",
    },
  },
  clientToolMetals: {
    screens: "client_tool_precious_metals:access",
    section: "client_tool:access",
    links: {
      tradability: "client_tool_precious_metals:tradability:read",
      itemInfo: "client_tool_precious_metals:coin_ingot_info:read",
      countryInfo: "client_tool_precious_metals:country_info:read",
    },
    own: {
      trade: "client_tool_precious_metals:tradability:read",
      countries: "client_tool_precious_metals:country_info:read",
      country: "client_tool_precious_metals:country_info:read",
      info: "client_tool_precious_metals:coin_ingot_info:read",
      coin: "client_tool_precious_metals:coin_ingot_info:read",
      variant: "client_tool_precious_metals:coin_ingot_info:read",
      ingot: "client_tool_precious_metals:coin_ingot_info:read",
    },
  },
  clientToolCheques: {
    screens: "client_tool_travellers_cheques:access",
    section: "client_tool:access",
    links: {
      tradability: "client_tool_travellers_cheques:tradability:read",
      chequeInfo: "client_tool_travellers_cheques:country_info:read",
    },
    own: {
      trade: "client_tool_travellers_cheques:tradability:read",
      info: "client_tool_travellers_cheques:country_info:read",
      noteInfo: "client_tool_travellers_cheques:country_info:read",
    },
  },
};

it("areas, their links and their screens need the permissions that are specified", () => {
  const needed = areas.map((area) => {
    const links = (area.navigation?.links ?? []).flatMap(({ key, permission }) =>
      permission === undefined ? [] : [[key, permission] as const],
    );
    const needs = {
      screens: area.permission,
      isRestricted: area.restricted,
      section: area.groupPermission,
      entrances:
        area.entrances &&
        Object.fromEntries(area.entrances.map(({ base, permission }) => [base, permission])),
      links: links.length === 0 ? undefined : Object.fromEntries(links),
      own: area.routePermissions,
      watch: area.watch?.permission,
    };
    return [area.name, needs];
  });
  expect(Object.fromEntries(needed)).toEqual(specified);
});
