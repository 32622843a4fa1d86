import type { CustomerLink, CustomerNote } from "@specimen/api/contract";

/** The customer's disclaimer. */
export const sampleDisclaimer: CustomerNote = {
  index: 7,
  label: "Disclaimer",
  note: "<p>The information does not replace checking the note itself.</p>",
  lang: "en",
};

/** Notes with one on support. */
export const sampleNotes: CustomerNote[] = [
  sampleDisclaimer,
  {
    index: 5,
    label: "Support",
    note: '<p>Questions: <a href="mailto:support@bank.example">support@bank.example</a></p>',
    lang: "en",
  },
];

/** A text of the customer's own. */
export const sampleLink: CustomerLink = {
  id: "head-cashier",
  type: "text",
  label: "Head cashier",
  value: "<p>From 8 a.m. to 6 p.m. on extension 210.</p>",
  lang: "en",
};
