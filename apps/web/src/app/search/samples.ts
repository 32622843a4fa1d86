import type { SearchHit } from "@specimen/api/contract";

const plain = {
  countryId: "HU",
  details: [],
  code: null,
  flagSrc: null,
  thumbnailSrc: null,
  status: null,
};
const en = (text: string) => ({ text, lang: "en" as const });
const paper =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='154' height='70'%3E%3Crect width='154' height='70' fill='%23b7c7dd'/%3E%3C/svg%3E";
const round =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='70' height='70'%3E%3Ccircle cx='35' cy='35' r='35' fill='%23d9b34c'/%3E%3C/svg%3E";

/** What `hun 1000` finds. */
export const sampleHits: SearchHit[] = [
  {
    ...plain,
    kind: "banknote",
    id: "HUF-2014-1000",
    title: en("1,000 forint"),
    details: [en("Hungary"), en("Renewed series 2014–2019"), en("King Matthias")],
    code: "HUF",
    thumbnailSrc: paper,
    status: "issue",
  },
  {
    ...plain,
    kind: "banknote",
    id: "HUF-1998-1000",
    title: en("1,000 forint"),
    details: [en("Hungary"), en("Series 1997–2001"), en("King Matthias")],
    code: "HUF",
    thumbnailSrc: paper,
    status: "outOfCirculation",
  },
  {
    ...plain,
    kind: "banknoteCountry",
    id: "HU",
    title: en("Hungary"),
    details: [en("Hungarian Forint")],
    code: "HUF",
  },
  { ...plain, kind: "identityDocumentCountry", id: "HU", title: en("Hungary"), code: "HUN" },
  {
    ...plain,
    kind: "glossaryEntry",
    id: "watermark",
    title: en("Watermark"),
    details: [
      en("An image formed by thickness differences in the paper, seen when held up to the light."),
    ],
  },
  {
    ...plain,
    kind: "coin",
    id: "coin-103",
    title: en("20 Francs Hungary 8 Forint"),
    details: [en("Hungary"), en("8 Hungarian forint or korona")],
    thumbnailSrc: round,
  },
];
