/** The word that stands on a page while it loads. */
export const loading = {
  de: "Wird geladen",
  en: "Loading",
  es: "Cargando",
  fr: "Chargement",
  it: "Caricamento",
  lt: "Įkeliama",
  no: "Laster inn",
  pl: "Wczytywanie",
} as const;

export type Language = keyof typeof loading;

/** Screens of the product, and the two languages that they are read in. */
export interface Walk {
  readonly languages: readonly [Language, Language];
  readonly addresses: readonly string[];
}

/** Every screen that an administrator reaches, by area, with what one screen can be. */
export const areas: Readonly<Record<string, Walk>> = {
  dashboard: {
    languages: ["de", "lt"],
    addresses: [
      "/dashboard",
      "/dashboard?year=2026&month=2",
      // A month without entries.
      "/dashboard?year=2025&month=12",
      "/dashboard/internalnews",
      "/dashboard/news/id/nordhafen-forint",
      "/dashboard/changelog",
      "/dashboard/change/id/product-calendar-feed",
      "/dashboard/pdf/category",
      "/dashboard/user",
      "/staticpage/legend",
      "/staticpage/disclaimer",
      "/staticpage/support",
      "/staticpage/customlink/id/nordhafen-head-cashier",
      "/no/such/page",
    ],
  },
  banknotes: {
    languages: ["pl", "en"],
    addresses: [
      "/notes",
      "/notes?size.width=129&size.height=31",
      "/notes/country",
      "/notes/showcountry/countryId/DK/selectTab/0",
      "/notes/showcountry/countryId/DK/selectTab/1?sort=value",
      "/notes/showcountry/countryId/IN/selectTab/5",
      "/notes/showcountry/countryId/KE/selectTab/0",
      "/notes/show/noteId/CHF-SNB9-100/countryId/CH?light=uv",
      "/notes/show/noteId/unknown/countryId/CH",
      "/notes/show/noteId/CHF-SNB9-100/countryId/CH?trueSize=true",
      "/notes/showcoin/noteId/coin-001",
      "/notes/compare?notes=EUR-ES2-50,EUR-ES1-50",
      "/notes/glossary",
      "/notes/glossary/watermark",
    ],
  },
  identityDocuments: {
    languages: ["fr", "de"],
    addresses: [
      "/passes/country",
      "/passes",
      "/passes/showcountry/countryId/LT",
      "/passes/show/passId/DEU-P-2017?feature=f1",
      "/passes/show/passId/unknown",
      "/passes/compare?documents=DEU-P-2017,DEU-ID-2021",
      "/passes/securityfeatures",
      "/passes/securityfeatures/watermark",
      "/passes/fantasycountries",
      "/passes/glossary",
      "/passes/glossary/kinegram",
    ],
  },
  dataCheck: {
    languages: ["lt", "es"],
    addresses: [
      "/passcheck",
      "/passcheck/privacy",
      "/dashboard/scan-upload",
      "/dashboard/auto-verify",
      "/ct/passcheck",
      "/ct/passcheck/alertlist",
      "/ct/passcheck/stolen",
      "/ct/passcheck/term",
    ],
  },
  preciousMetals: {
    languages: ["it", "pl"],
    addresses: [
      "/metals",
      "/metals?ingots.enabled=true&measure.mass=31.1",
      "/metals/country",
      "/metals/coin/itemId/coin-001",
      "/metals/coin/compare?coins=coin-001,coin-002",
      "/metals/bar/metailItemId/ingot-024",
      "/metals/bar/variantId/argor-heraeus",
      "/metals/compare?bars=ingot-024,ingot-025",
    ],
  },
  travellersCheques: {
    languages: ["no", "fr"],
    addresses: [
      "/tc",
      "/tc?tab=ended",
      "/tc/notes/seriesId/tc-03",
      "/tc/show/noteId/tc-01-USD-100",
      "/tc/show/noteId/tc-99-USD-1",
    ],
  },
  clientTool: {
    languages: ["de", "pl"],
    addresses: [
      "/ct",
      "/ct/news",
      "/ct/news/form",
      "/ct/news/form/id/nordhafen-forint",
      "/ct/index/pdf",
      "/ct/index/pdf/form",
      "/ct/index/pdf/form/id/nordhafen-check",
      "/ct/index/pdf/category",
      "/ct/index/pdf/category/form",
      "/ct/index/pdf/category/id/nordhafen-sheets",
      "/ct/customlinks",
      "/ct/customlinks/form",
      "/ct/customlinks/id/nordhafen-ecb",
      "/ct/index/changepassword",
      "/ct/customernotes",
      "/ct/customernotes/1",
      "/ct/changes",
      "/ct/rules",
    ],
  },
  clientToolBanknotes: {
    languages: ["es", "lt"],
    addresses: [
      "/ct/notes/trades?text=switzerland",
      "/ct/notes/countries",
      "/ct/notes/countries/DK",
      "/ct/notes/travel",
      "/ct/notes/travel/IN",
      "/ct/notes/noteinfo",
      "/ct/notes/noteinfo/DK",
      "/ct/notes/showinfo",
      "/ct/notes/columntitles",
    ],
  },
  clientToolDocuments: {
    languages: ["fr", "no"],
    addresses: [
      "/ct/passes/countries",
      "/ct/passes/info",
      "/ct/passes/info/DE",
      "/ct/passes/documents",
      "/ct/passes/documents/DEU-P-2017",
      "/ct/passes/columntitles",
      "/ct/passes/accept-document-countries",
    ],
  },
  clientToolOthers: {
    languages: ["fr", "no"],
    addresses: [
      "/ct/metals/trade",
      "/ct/metals/countries",
      "/ct/metals/countries/CH",
      "/ct/metals/info",
      "/ct/metals/showcoininfo/itemId/coin-001",
      "/ct/metals/showrefinerinfo/itemId/argor-heraeus",
      "/ct/metals/showbarinfo/itemId/ingot-024",
      "/ct/tc/trade",
      "/ct/tc/info",
      "/ct/tc/info/tc-01-USD-100",
    ],
  },
};

/** The other accounts: their start, what they do most and what they may not see. */
export const accounts: Readonly<Record<string, Walk>> = {
  clerk: { languages: ["en", "de"], addresses: ["/dashboard", "/notes", "/passes/country", "/ct"] },
  officer: { languages: ["en", "lt"], addresses: ["/dashboard", "/passes", "/notes/country"] },
  controller: { languages: ["en", "fr"], addresses: ["/ct", "/ct/changes"] },
  principal: { languages: ["en", "no"], addresses: ["/dashboard", "/ct"] },
  reseller: { languages: ["en", "pl"], addresses: ["/dashboard", "/passes/country", "/ct"] },
  newcomer: { languages: ["en", "it"], addresses: ["/dashboard", "/dashboard/user", "/notes"] },
  de: { languages: ["de", "es"], addresses: ["/dashboard", "/tc"] },
  es: { languages: ["es", "fr"], addresses: ["/dashboard", "/metals"] },
  fr: { languages: ["fr", "it"], addresses: ["/dashboard", "/tc"] },
  it: { languages: ["it", "lt"], addresses: ["/dashboard", "/metals"] },
  lt: { languages: ["lt", "no"], addresses: ["/dashboard", "/tc"] },
  no: { languages: ["no", "pl"], addresses: ["/dashboard", "/metals"] },
  pl: { languages: ["pl", "de"], addresses: ["/dashboard", "/tc"] },
};
