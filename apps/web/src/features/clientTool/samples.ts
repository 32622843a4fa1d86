import type { ClientToolHome, RuleChange, RuleChangeDetail } from "@specimen/api/contract";

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
