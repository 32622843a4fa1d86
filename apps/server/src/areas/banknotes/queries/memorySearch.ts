import type { Tradability } from "@specimen/api/contract";
import type { IndexHost } from "../../../catalogue/memoryIndex.ts";
import { findRecords } from "../../../search/findRecords.ts";
import type { SummaryRow } from "./columns.ts";
import type { BanknoteQuery } from "./conditions.ts";
import { askNotes, dayNumber, type IndexedNote } from "./noteIndex.ts";
import { questionOf, statusOn } from "./noteQuestion.ts";

/**
 * Prepares the search in the index in memory, which finds, counts and reads. Undefined while there is
 * no index of the present catalogue. `words` for to_tsquery.
 */
export function prepareMemorySearch(host: IndexHost) {
  const ask = askNotes(host);

  return async (query: BanknoteQuery, words: string) => {
    const asked = await ask(words);
    if (asked === undefined) return undefined;
    const { index, terms } = asked;
    const rules = await index.rulesOf(query.customerId, query.rulesRevision);
    const withWords = words === "" ? undefined : index.words.find(terms);
    const { page, total, unmeasured } = findRecords(
      index.notes,
      questionOf(index, query, { rules, withWords }),
    );
    const statusOf = statusOn(dayNumber(query.today));
    const rows = page.map((note) =>
      rowOf(note, statusOf(note), (rules[note.place] ?? 0) as Tradability),
    );
    return { rows, total, unmeasured };
  };
}

const rowOf = (
  note: IndexedNote,
  status: SummaryRow["status"],
  rule: SummaryRow["rule"],
): SummaryRow => ({
  id: note.id,
  countryId: note.countryId,
  currencyISO: note.currencyISO,
  issuer: note.issuer,
  series: note.series,
  denomination: note.denomination,
  unit: note.unit,
  widthMm: note.widthMm,
  heightMm: note.heightMm,
  orientation: note.orientation,
  firstIssued: note.firstIssued,
  issuanceStopped: note.issuanceStopped,
  legalTenderUntil: note.legalTenderUntil,
  exchangeKind: note.exchangeKind,
  exchangeUntil: note.exchangeUntil,
  worthlessAfter: note.worthlessAfter,
  front: note.front,
  status,
  rule,
});
