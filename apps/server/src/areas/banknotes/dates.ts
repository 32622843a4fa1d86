import { asc } from "drizzle-orm";
import type { AppContext, RecordDate } from "../defineArea.ts";
import { calendarDatesOf } from "./calendarDates.ts";
import { showNote } from "./specimens.ts";
import { banknotes } from "./tables.ts";

/** The dates of all notes for the calendar. */
export async function readBanknoteDates(context: AppContext): Promise<RecordDate[]> {
  const rows = await context.database
    .select({
      id: banknotes.id,
      countryId: banknotes.countryId,
      currencyISO: banknotes.currencyISO,
      denomination: banknotes.denomination,
      unit: banknotes.unit,
      issuer: banknotes.issuer,
      firstIssued: banknotes.firstIssued,
      issuanceStopped: banknotes.issuanceStopped,
      legalTenderUntil: banknotes.legalTenderUntil,
      exchangeKind: banknotes.exchangeKind,
      exchangeUntil: banknotes.exchangeUntil,
      worthlessAfter: banknotes.worthlessAfter,
    })
    .from(banknotes)
    .orderBy(asc(banknotes.id));
  return rows.flatMap((note) =>
    calendarDatesOf(note).map(({ category, date }) => ({
      id: `${note.id}.${category}`,
      category,
      date,
      countryId: note.countryId,
      currencyISO: note.currencyISO,
      recordId: note.id,
      denomination: note.denomination,
      firstIssued: note.firstIssued,
      show: showNote(context, note),
    })),
  );
}
