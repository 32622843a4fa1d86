import { contract, type Operation } from "@specimen/api/contract";

/** Every operation of the contract. */
export const operations: Operation[] = Object.values(contract).flatMap((group) =>
  Object.values<Operation>(group),
);
/** Method and path. */
export const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;
const aDocument = "DEU-ID-2021";
/** Addresses that lead to something, where it is no country and no query is asked for. */
const addresses: Readonly<Record<string, string>> = {
  "/banknotes/glossary/{id}": "/banknotes/glossary/watermark",
  "/banknotes/{id}": "/banknotes/EUR-ES2-50",
  "/banknotes/coins/{id}": "/banknotes/coins/coin-001",
  "/coins/tradability/{id}": "/coins/tradability/coin-001",
  "/precious-metals/coins/{id}": "/precious-metals/coins/coin-001",
  "/precious-metals/coins/{id}/country-info": "/precious-metals/coins/coin-001/country-info",
  "/precious-metals/coins/{id}/variant-info": "/precious-metals/coins/coin-001/variant-info",
  "/precious-metals/coins/{id}/item-info": "/precious-metals/coins/coin-001/item-info",
  "/precious-metals/coins/{id}/item-info/all-languages":
    "/precious-metals/coins/coin-001/item-info/all-languages",
  "/precious-metals/ingots/{id}": "/precious-metals/ingots/ingot-024",
  "/precious-metals/ingots/{id}/country-info": "/precious-metals/ingots/ingot-024/country-info",
  "/precious-metals/ingots/{id}/variant-info": "/precious-metals/ingots/ingot-024/variant-info",
  "/precious-metals/ingots-variants/{id}": "/precious-metals/ingots-variants/valcambi",
  "/precious-metals/ingots-variants/{id}/country-info":
    "/precious-metals/ingots-variants/valcambi/country-info",
  "/precious-metals/ingots-variants/{id}/info": "/precious-metals/ingots-variants/valcambi/info",
  "/stats/top": "/stats/top?resource=banknotes",
  "/search": "/search?q=50+ils",
  "/news/{id}": "/news/nordhafen-lev",
  "/changelogs/{id}": "/changelogs/product-four-lights",
  "/news-calendar": "/news-calendar?year=2026&month=6",
  "/news-calendar/{id}": "/news-calendar/DKK-2009-1000.worthless",
  "/identity-documents/{id}": "/identity-documents/DEU-P-2017",
  "/identity-documents/id-details/{id}": "/identity-documents/id-details/DEU-P-2017",
  "/identity-documents/information/{id}": "/identity-documents/information/DEU-P-2017",
  "/identity-documents/glossaries/{id}": "/identity-documents/glossaries/watermark",
  "/identity-documents/security-features/{id}": "/identity-documents/security-features/watermark",
  "/identity-documents/data-check/{id}": "/identity-documents/data-check/any",
  "/identity-documents/data-check/{id}/form-schema":
    "/identity-documents/data-check/any/form-schema",
  "/travellers-cheques/series/{id}": "/travellers-cheques/series/tc-01",
  "/travellers-cheques/series/{id}/notes": "/travellers-cheques/series/tc-01/notes",
  "/travellers-cheques/notes/{id}": "/travellers-cheques/notes/tc-01-USD-100",
  "/travellers-cheques/notes/{id}/information":
    "/travellers-cheques/notes/tc-01-USD-100/information",
  "/travellers-cheques/notes/{id}/customer-info":
    "/travellers-cheques/notes/tc-01-USD-100/customer-info",
  "/travellers-cheques/notes/{id}/tradability":
    "/travellers-cheques/notes/tc-01-USD-100/tradability",
  "/customer-links/{id}": "/customer-links/nordhafen-ecb",
  "/pdfs/{id}": "/pdfs/nordhafen-check",
  "/news/{id}/all-languages": "/news/nordhafen-lev/all-languages",
  "/banknotes/column-headings/{id}/all-languages": "/banknotes/column-headings/0/all-languages",
  "/client-tool/identity-documents/documents/{id}/info": `/client-tool/identity-documents/documents/${aDocument}/info`,
  "/client-tool/precious-metals/coins/{id}/info":
    "/client-tool/precious-metals/coins/coin-001/info",
  "/client-tool/precious-metals/ingots/{id}/info":
    "/client-tool/precious-metals/ingots/ingot-024/info",
  "/client-tool/precious-metals/ingots-variants/{id}/info":
    "/client-tool/precious-metals/ingots-variants/valcambi/info",
  "/client-tool/travellers-cheques/notes/{id}/info":
    "/client-tool/travellers-cheques/notes/tc-01-USD-100/info",
};
/** Values of the other parameters. */
const parameters: Readonly<Record<string, string>> = {
  customerId: "brueckner",
  index: "1",
  lang: "en",
  section: "news",
  metal: "gold",
};
/** An address of an operation that leads to something. */
export const addressOf = ({ path }: Operation) =>
  addresses[path] ?? path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? "DE");
/** Bodies that fit, where nothing given is too little. */
const bodies: Readonly<Record<string, unknown>> = {
  "/auth/token": { otp: "", hash: "", redirectTo: "" },
  "/identity-documents/data-check/{id}": { mrz: "", printed: {} },
  "/identity-documents/data-check/auto-verify": { way: "phone" },
  "/currentUser/consent-analytics": { consentAnalytics: true },
  "/news-calendar/subscription": { currencyISO: ["DKK"] },
  // Nothing is added: the database serves other tests too.
  "/countries/{id}/travel-info": { additions: {} },
  "/countries/travel-information-section-visibility": {
    residentImport: true,
    residentExport: true,
    visitorImport: true,
    visitorExport: true,
    note: true,
    addition: true,
  },
};
/** Who may call what clerks may not. */
export const callerOf = ({ path, access }: Pick<Operation, "path" | "access">) => {
  const isClientTool =
    typeof access === "object" && access.some((each) => each.startsWith("client_tool"));
  if (isClientTool) return "administrator";
  return path.startsWith("/identity") ? "officer" : "clerk";
};
const bodyOf = ({ path }: Operation) => bodies[path] ?? {};
/** Method, and a body where it needs one. */
export const callOf = (operation: Operation) => ({
  method: operation.method.toUpperCase(),
  ...(operation.body ? { body: bodyOf(operation) } : {}),
});

/** Calls on a check of the caller's own; the tests of the area answer them. */
const ofOneCheck: ReadonlySet<string> = new Set([
  "GET /identity-documents/data-check/auto-verify",
  "DELETE /identity-documents/data-check/auto-verify",
  "GET /identity-documents/data-check/{id}",
  "POST /identity-documents/data-check/auto-verify/pieces",
  "GET /identity-documents/data-check/auto-verify/pieces",
  "GET /identity-documents/data-check/images/{id}",
  "POST /identity-documents/data-check/notify",
  "GET /identity-documents/data-check/{id}/pdf",
  "GET /identity-documents/data-check/{id}/external",
  "POST /identity-documents/data-check/{id}/external",
  "GET /identity-documents/data-check/{id}/naf-passport",
  "POST /identity-documents/data-check/{id}/naf-passport",
  "POST /client-tool/data-check/alerts/{id}/settle",
]);

/** Calls of somebody who is signed in. */
export const guarded = operations.filter(({ access }) => access !== "public");
/**
 * Calls that change rules, or name a change, an upload or an import that exists, need more than an address;
 * the tests of their areas make them.
 */
const rulesOnly = new Set<Operation>(
  [
    contract.clientTool,
    contract.uploads,
    contract.newsWriting,
    contract.customerContentWriting,
    contract.banknoteRules,
    contract.transfers,
    contract.documentRules,
    contract.dataCheckRules,
    contract.coinRules,
    contract.metalRules,
    contract.chequeRules,
  ].flatMap((group) =>
    Object.values<Operation>(group).filter(
      ({ method, path }) => method !== "get" || /(changes|uploads|imports)\/\{id\}$/.test(path),
    ),
  ),
);
/** Calls that are answered 200 at their address and with their body, as often as they are made. */
export const answering = guarded.filter(
  (operation) =>
    !ofOneCheck.has(nameOf(operation)) &&
    !rulesOnly.has(operation) &&
    !operation.ifMatch &&
    operation.path !== "/currentUser/password" &&
    // It would end the token that the other calls share.
    operation.path !== "/auth/sign-out",
);
/** Calls that need permissions. */
export const permitted = operations.filter(({ access }) => typeof access === "object");
