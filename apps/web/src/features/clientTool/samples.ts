import type {
  ClientToolHome,
  CustomerLinkAllLanguages,
  PdfAllLanguages,
  PdfCategoryAllLanguages,
  RuleChange,
  RuleChangeDetail,
  RuleDecision,
  Upload,
} from "@specimen/api/contract";

/** A change of two banknotes by somebody else, which waits. */
export const sampleChange: RuleChange = {
  id: "41",
  section: "banknoteTradability",
  screen: "ct/notes/trades",
  author: { id: "jonas", name: "Jonas Weber" },
  isOwn: false,
  reason: "Agreed with treasury",
  createdAt: "2026-11-20T15:05:00Z",
  effectiveFrom: "2026-12-01T05:00:00Z",
  validUntil: null,
  status: "waiting",
  decision: null,
  revertOf: null,
  count: 2,
  subjects: [
    { id: "CHF-8-10", label: "10 francs" },
    { id: "CHF-8-20", label: "20 francs" },
  ],
};

/** The same with what it changes. */
export const sampleDetail: RuleChangeDetail = {
  change: sampleChange,
  decisions: ["approve", "refuse"],
  named: {},
  entries: [
    {
      subject: "CHF-8-10",
      label: "10 francs",
      before: 3,
      after: 1,
      current: 3,
      isOutdated: false,
    },
  ],
};

/** The same otherwise, with what can be done with it. */
export const sampleChanged = (
  own: Partial<RuleChange>,
  decisions: RuleDecision[] = [],
): RuleChangeDetail => ({ ...sampleDetail, change: { ...sampleChange, ...own }, decisions });

export const sampleHome: ClientToolHome = {
  recent: [{ ...sampleChange, id: "40", status: "effective" }],
  waiting: [sampleChange],
  upcoming: [],
  gaps: [
    {
      kind: "languagesMissing",
      section: "travelInfo",
      count: 3,
      subjects: [{ id: "TN", label: "Tunisia" }],
    },
  ],
  sections: [
    { section: "banknoteTradability", count: 214, waiting: 2, fourEyes: true },
    { section: "news", count: 4, waiting: 0, fourEyes: false },
  ],
};

/** A category of PDFs with an English name. */
export const samplePdfCategory = (id: string, en: string): PdfCategoryAllLanguages => ({
  id,
  version: "7",
  pdfs: 1,
  category: { names: { en }, position: 1 },
});

/** A PDF with titles in two languages and a file in one. */
export const samplePdf: PdfAllLanguages = {
  id: "p1",
  version: "7",
  createdAt: "2026-11-02T09:00:00Z",
  pdf: { categoryId: "c1", titles: { en: "Handbook", de: "Handbuch" } },
  files: [{ lang: "en", bytes: 304_211, url: "https://api.example/files/pdfs/p1/en.pdf" }],
  pendingFiles: [],
};

/** A file that has arrived. */
export const samplePdfUpload: Upload = {
  id: "u1",
  purpose: "pdf",
  name: "handbuch.pdf",
  bytes: 5,
  chunks: 1,
  missing: [],
  expiresAt: "2026-11-22T12:00:00Z",
};

export const sampleLink: CustomerLinkAllLanguages = {
  id: "ecb",
  version: "7",
  link: {
    type: "link",
    position: 1,
    pdfId: null,
    texts: {
      en: { label: "Euro banknotes (ECB)", value: "https://www.ecb.europa.eu/" },
      de: { label: "Eurobanknoten (EZB)", value: "https://www.ecb.europa.eu/de" },
    },
  },
};
