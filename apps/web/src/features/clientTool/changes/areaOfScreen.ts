import type { ParseKeys } from "i18next";

/** The areas of the client tool by the beginning of their addresses, as its navigation names them. */
const areas: readonly (readonly [string, ParseKeys])[] = [
  ["ct/news", "navigation.internalNews"],
  ["ct/index/pdf", "navigation.pdfs"],
  ["ct/customlinks", "navigation.customerLinks"],
  ["ct/customernotes", "navigation.customerNotes"],
  ["ct/rules", "navigation.rules"],
  ["ct/notes", "navigation.clientToolBanknotes"],
  ["ct/passes", "navigation.clientToolDocuments"],
  ["ct/passcheck", "navigation.clientToolDataCheck"],
  ["ct/metals", "navigation.clientToolMetals"],
  ["ct/tc", "navigation.clientToolCheques"],
];

/** The name of the area that a screen belongs to; undefined of a screen that the client tool lacks. */
export const areaOfScreen = (screen: string): ParseKeys | undefined =>
  areas.find(([begin]) => screen === begin || screen.startsWith(`${begin}/`))?.[1];
