/**
 * Every address of the product, as specification section 2 spells it. Areas are mounted
 * at their base with a trailing wildcard. `routes` are the patterns below it, by the name of the
 * screen; a page view tells the values they name (`areas/pageView.ts`). The functions give whole
 * addresses.
 */
export const paths = {
  root: "/",
  logout: "/auth/logout",
  account: { base: "/dashboard/user", routes: { index: "" } },

  dashboard: {
    base: "/dashboard",
    routes: {
      index: "",
      news: "internalnews",
      newsItem: "news/id/:articleId",
      changelogs: "changelog",
      changelog: "change/id/:articleId",
      pdfs: "pdf/category/:categoryId?",
    },
    news: "/dashboard/internalnews",
    newsItem: (articleId: string) => `/dashboard/news/id/${segment(articleId)}`,
    changelogs: "/dashboard/changelog",
    changelog: (articleId: string) => `/dashboard/change/id/${segment(articleId)}`,
    /** The PDFs of one category, or of all. */
    pdfs: (categoryId?: string) =>
      `/dashboard/pdf/category${categoryId === undefined ? "" : `/${segment(categoryId)}`}`,
  },

  identityDocuments: {
    base: "/passes",
    routes: {
      index: "",
      country: "country",
      list: "showcountry/countryId/:countryId/*",
      detail: "show/passId/:identityDocumentId",
      compare: "compare",
      fantasyCountries: "fantasycountries",
      securityFeatures: "securityfeatures",
      securityFeature: "securityfeatures/:featureId",
      glossary: "glossary",
      glossaryEntry: "glossary/:entryId",
    },
    search: "/passes",
    country: "/passes/country",
    /** The list of a country; `tab` is the number of a kind, 0 for all. */
    list: (countryId: string, tab = 0) =>
      `/passes/showcountry/countryId/${segment(countryId)}${tab === 0 ? "" : `/selectTab/${tab}`}`,
    detail: (documentId: string) => `/passes/show/passId/${segment(documentId)}`,
    /** Up to three documents side by side. */
    compare: (documentIds: readonly string[]) =>
      `/passes/compare?${query({ documents: documentIds.join(",") })}`,
    fantasyCountries: "/passes/fantasycountries",
    /** One of the fantasy names. */
    fantasyName: (entry: string) => `/passes/fantasycountries?${query({ entry })}`,
    /** The documents that carry a kind of security feature. */
    byFeature: (feature: string) => `/passes?${query({ feature })}`,
    securityFeatures: "/passes/securityfeatures",
    securityFeature: (featureId: string) => `/passes/securityfeatures/${segment(featureId)}`,
    glossary: "/passes/glossary",
    glossaryEntry: (entryId: string) => `/passes/glossary/${segment(entryId)}`,
  },

  dataCheck: {
    base: "/passcheck",
    routes: { index: "", privacy: "privacy" },
    form: "/passcheck",
    scan: "/dashboard/scan-upload",
    phone: "/dashboard/auto-verify",
    privacy: "/passcheck/privacy",
    /** Opened by a phone that nobody is signed in on; its secret stands after the hash sign. */
    phonePage: "/passcheck/phone",
    /** A way of checking with a series of documents chosen. */
    withSeries: (way: string, seriesId: string) => `${way}?${query({ series: seriesId })}`,
  },

  banknotes: {
    base: "/notes",
    routes: {
      index: "",
      country: "country",
      list: "showcountry/countryId/:countryId/*",
      detail: "show/noteId/:banknoteId/countryId/:countryId/*",
      compare: "compare",
      glossary: "glossary",
      glossaryEntry: "glossary/:entryId",
    },
    search: "/notes",
    country: "/notes/country",
    /** The list of a country; `tab` is the number of specification 2.4, 0 for all notes. */
    list: (countryId: string, tab = 0) =>
      `/notes/showcountry/countryId/${segment(countryId)}/selectTab/${tab}`,
    /** One note, seen from the country it was looked up in; `view` is the query of its viewer. */
    detail: (banknoteId: string, countryId: string, view = "") =>
      `/notes/show/noteId/${segment(banknoteId)}/countryId/${segment(countryId)}${view && `?${view}`}`,
    /** Up to three notes side by side. */
    compare: (banknoteIds: readonly string[]) =>
      `/notes/compare?${query({ notes: banknoteIds.join(",") })}`,
    glossary: "/notes/glossary",
    glossaryEntry: (entryId: string) => `/notes/glossary/${segment(entryId)}`,
    /** A term that leads back to the note one was reading. */
    glossaryEntryFrom: (entryId: string, noteId: string, countryId: string) =>
      `/notes/glossary/${segment(entryId)}?${query({ noteId, countryId })}`,
  },

  coins: {
    base: "/notes/showcoin",
    /** The same coins among the precious metals. */
    metalBase: "/metals/coin",
    routes: { record: "noteId/:banknoteId/*", item: "itemId/:coinId/*", compare: "compare" },
    /** One coin; the address calls its id that of a note (specification 2.4). */
    record: (coinId: string) => `/notes/showcoin/noteId/${segment(coinId)}`,
  },

  preciousMetals: {
    base: "/metals",
    routes: {
      index: "",
      country: "country",
      compare: "compare",
      variant: "bar/variantId/:ingotVariantId/*",
      ingot: "bar/metailItemId/:ingotId/*",
    },
    search: "/metals",
    country: "/metals/country",
    /** One bar; the address spells its segment so (specification 2.5). */
    ingot: (ingotId: string) => `/metals/bar/metailItemId/${segment(ingotId)}`,
    coin: (coinId: string) => `/metals/coin/itemId/${segment(coinId)}`,
    ingotVariant: (variantId: string) => `/metals/bar/variantId/${segment(variantId)}`,
  },

  travellersCheques: {
    base: "/tc",
    routes: { index: "", series: "notes/seriesId/:banknoteSeriesId", note: "show/noteId/:noteId" },
    list: "/tc",
    series: (seriesId: string) => `/tc/notes/seriesId/${segment(seriesId)}`,
    /** One value of a series. */
    note: (noteId: string) => `/tc/show/noteId/${segment(noteId)}`,
  },

  staticPages: {
    base: "/staticpage",
    routes: {
      legend: "legend",
      disclaimer: "disclaimer",
      support: "support",
      customLink: "customlink/id/:linkId",
    },
    legend: "/staticpage/legend",
    disclaimer: "/staticpage/disclaimer",
    support: "/staticpage/support",
    customLink: (linkId: string) => `/staticpage/customlink/id/${segment(linkId)}`,
  },

  clientTool: {
    base: "/ct",
    routes: {
      index: "",
      news: "news",
      newsForm: "news/form",
      newsItem: "news/form/id/:newsId",
      pdfs: "index/pdf",
      pdfForm: "index/pdf/form",
      pdfItem: "index/pdf/form/id/:pdfId",
      pdfCategories: "index/pdf/category",
      pdfCategoryForm: "index/pdf/category/form",
      pdfCategory: "index/pdf/category/id/:categoryId",
      changePassword: "index/changepassword",
      notes: "customernotes",
      note: "customernotes/:noteIndex",
      links: "customlinks",
      linkForm: "customlinks/form",
      link: "customlinks/id/:linkId",
      changes: "changes",
      change: "changes/id/:changeId",
      rules: "rules",
    },
    news: "/ct/news",
    newsForm: "/ct/news/form",
    newsItem: (newsId: string) => `/ct/news/form/id/${segment(newsId)}`,
    pdfs: "/ct/index/pdf",
    pdfForm: "/ct/index/pdf/form",
    pdfItem: (pdfId: string) => `/ct/index/pdf/form/id/${segment(pdfId)}`,
    pdfCategories: "/ct/index/pdf/category",
    pdfCategoryForm: "/ct/index/pdf/category/form",
    pdfCategory: (categoryId: string) => `/ct/index/pdf/category/id/${segment(categoryId)}`,
    changePassword: "/ct/index/changepassword",
    notes: "/ct/customernotes",
    note: (index: number) => `/ct/customernotes/${index}`,
    links: "/ct/customlinks",
    linkForm: "/ct/customlinks/form",
    link: (linkId: string) => `/ct/customlinks/id/${segment(linkId)}`,
    changes: "/ct/changes",
    /** The history of one section of the rules. */
    changesOf: (section: string) => `/ct/changes?${query({ section })}`,
    change: (changeId: string) => `/ct/changes/id/${segment(changeId)}`,
    rules: "/ct/rules",
  },

  clientToolBanknotes: {
    base: "/ct/notes",
    routes: {
      trades: "trades",
      countries: "countries",
      travel: "travel",
      travelCountry: "travel/:countryId",
      noteInfo: "noteinfo",
      noteInfoCountry: "noteinfo/:countryId",
      showInfo: "showinfo",
      columnTitles: "columntitles",
      country: "countries/:countryId",
    },
    trades: "/ct/notes/trades",
    countries: "/ct/notes/countries",
    country: (countryId: string) => `/ct/notes/countries/${segment(countryId)}`,
    travel: "/ct/notes/travel",
    travelCountry: (countryId: string) => `/ct/notes/travel/${segment(countryId)}`,
    noteInfo: "/ct/notes/noteinfo",
    noteInfoCountry: (countryId: string) => `/ct/notes/noteinfo/${segment(countryId)}`,
    showInfo: "/ct/notes/showinfo",
    columnTitles: "/ct/notes/columntitles",
  },

  clientToolDocuments: {
    base: "/ct/passes",
    routes: {
      countries: "countries",
      info: "info",
      country: "info/:countryId",
      accepted: "accept-document-countries",
      documents: "documents",
      document: "documents/:documentId",
      columnTitles: "columntitles",
    },
    documents: "/ct/passes/documents",
    /** Those of one country. */
    documentsOf: (country: string) => `/ct/passes/documents?${query({ country })}`,
    document: (documentId: string) => `/ct/passes/documents/${segment(documentId)}`,
    columnTitles: "/ct/passes/columntitles",
    countries: "/ct/passes/countries",
    countryTexts: ["/ct/passes/info"],
    country: (countryId: string) => `/ct/passes/info/${segment(countryId)}`,
    accepted: "/ct/passes/accept-document-countries",
  },

  clientToolDataCheck: {
    base: "/ct/passcheck",
    routes: { index: "", alerts: "alertlist", stolen: "stolen", term: "term" },
    alarms: "/ct/passcheck",
    alerts: "/ct/passcheck/alertlist",
    stolen: "/ct/passcheck/stolen",
    term: "/ct/passcheck/term",
  },

  clientToolMetals: {
    base: "/ct/metals",
    routes: {
      trade: "trade",
      countries: "countries",
      country: "countries/:countryId",
      info: "info",
      coin: "showcoininfo/itemId/:itemId",
      variant: "showrefinerinfo/itemId/:itemId",
      ingot: "showbarinfo/itemId/:itemId",
    },
    trade: "/ct/metals/trade",
    /** The rules of one kind of metal. */
    tradeOf: (kind: "coin" | "ingot") => `/ct/metals/trade?${query({ kind })}` as const,
    countries: "/ct/metals/countries",
    country: (countryId: string) => `/ct/metals/countries/${segment(countryId)}`,
    info: "/ct/metals/info",
    itemTexts: ["/ct/metals/showcoininfo", "/ct/metals/showrefinerinfo", "/ct/metals/showbarinfo"],
    coin: (itemId: string) => `/ct/metals/showcoininfo/itemId/${segment(itemId)}`,
    variant: (itemId: string) => `/ct/metals/showrefinerinfo/itemId/${segment(itemId)}`,
    ingot: (itemId: string) => `/ct/metals/showbarinfo/itemId/${segment(itemId)}`,
  },

  clientToolCheques: {
    base: "/ct/tc",
    routes: { trade: "trade", info: "info", noteInfo: "info/:noteId" },
    noteInfo: (noteId: string) => `/ct/tc/info/${segment(noteId)}`,
    trade: "/ct/tc/trade",
    info: "/ct/tc/info",
  },
} as const;

function segment(text: string): string {
  return encodeURIComponent(text);
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}
