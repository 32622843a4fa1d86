import type { CalendarItem, CalendarMonth, CalendarSubscription } from "@specimen/api/contract";
import { samplePicture } from "../../../widgets/samples.ts";

const lev = (value: number): CalendarItem => ({
  id: `BGN-1999-${value}.outOfCirculation`,
  category: "outOfCirculation",
  countryId: "BG",
  countryName: "Bulgaria",
  flagSrc: samplePicture("#7a8db0"),
  currencyIso: "BGN",
  currencyName: "Bulgarian lev",
  ratedValue: value,
  date: "2026-01-31",
  dateIssued: "2003-12-08",
  content: null,
  lang: "en",
  images: [
    {
      id: `BGN-1999-${value}.front`,
      src: samplePicture("#a3b18a", 116, 60),
      fullSrc: samplePicture("#a3b18a", 1160, 600),
      alt: `${value} Bulgarian lev, Bulgaria`,
      banknoteId: `BGN-1999-${value}`,
      countryId: "BG",
    },
  ],
  banknoteId: `BGN-1999-${value}`,
});

/** An editorial entry on a country, without a note. */
const note: CalendarItem = {
  ...lev(1000.5),
  id: "euro-in-bulgaria",
  category: "info",
  currencyIso: null,
  currencyName: null,
  ratedValue: null,
  date: "2026-01",
  dateIssued: null,
  content: "<p>The euro has replaced the lev. <a href='https://bank.example'>Details</a></p>",
  images: [],
  banknoteId: null,
};

const plain: CalendarItem = { ...note, id: "plain", category: "worthless", content: null };

/** January 2026: two rows with entries, one that says no more than its label, one empty. */
export const sampleMonth: CalendarMonth = {
  items: [...[5, 10, 20, 50, 1000.5].map(lev), plain, note],
  currencies: [
    { currencyISO: "BGN", name: "Bulgarian lev" },
    { currencyISO: "DKK", name: "Danish krone" },
    { currencyISO: "SEK", name: "Swedish krona" },
  ],
  earlier: "2025-12",
  later: "2026-05",
};

/** A month without entries between others. */
export const sampleEmptyMonth: CalendarMonth = { ...sampleMonth, items: [] };

/** No calendar address. */
export const sampleSubscription: CalendarSubscription = {
  isActive: false,
  address: null,
  currencyISO: [],
  lang: null,
  createdAt: null,
  lastReadAt: null,
};
