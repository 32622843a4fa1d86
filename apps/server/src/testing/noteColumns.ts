import type { BanknoteSort, BanknoteSummary } from "@specimen/api/contract";
import { dayOf } from "./sortedBy.ts";

/** What each column of a list of banknotes shows of a note, as it is sorted. */
export const noteColumns: Readonly<
  Record<BanknoteSort, (note: BanknoteSummary) => number | string | null>
> = {
  note: ({ series }) => series.text,
  country: ({ countryName }) => countryName,
  value: ({ denomination }) => denomination,
  motif: ({ motif }) => motif && motif.text,
  // By the longer side, then by the shorter.
  size: ({ widthMm, heightMm }) =>
    widthMm === null || heightMm === null
      ? null
      : Math.max(widthMm, heightMm) * 1000 + Math.min(widthMm, heightMm),
  issued: ({ firstIssued }) => dayOf(firstIssued),
  status: ({ status }) => ["issue", "outOfCirculation", "worthless"].indexOf(status),
  trade: ({ tradability }) => tradability,
};
