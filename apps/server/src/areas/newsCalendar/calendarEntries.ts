import type { CalendarCategory, Language, LocalizedText } from "@specimen/api/contract";
import { asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { ShownNote } from "../banknotes/specimens.ts";
import { bestOf } from "../../http/bestLanguage.ts";
import { calendarDatesOf } from "../banknotes/calendarDates.ts";
import { banknotes } from "../banknotes/tables.ts";
import { calendarEntries, calendarEntryTexts } from "./tables.ts";

/** An entry without words; `date` is of day or month precision. */
export interface CalendarEntry {
  readonly id: string;
  readonly category: CalendarCategory;
  readonly countryId: string;
  readonly currencyISO: string | null;
  readonly date: string;
  /** The note of a derived entry. */
  readonly note: (ShownNote & { readonly firstIssued: string | null }) | null;
  /** HTML of an editorial entry. */
  readonly content: LocalizedText | null;
  readonly shown: readonly ShownNote[];
  /** When it was last changed; null of entries that follow from the catalogue. */
  readonly updatedAt: Date | null;
}

/** The entries of the calendar for readers of a house. */
export interface CalendarEntries {
  of(customerId: string, order: readonly Language[]): Promise<CalendarEntry[]>;
}

/** Reads entries; those of the catalogue are derived once, since it only changes with the build. */
export function createCalendarEntries(database: Database): CalendarEntries {
  let derived: ReturnType<typeof readNotes> | undefined;

  return {
    async of(customerId, order) {
      derived ??= readNotes(database).catch((error: unknown) => {
        derived = undefined;
        throw error;
      });
      const { notes, entries } = await derived;
      return [...entries, ...(await readEditorial(database, customerId, order, notes))];
    },
  };
}

async function readNotes(database: Database) {
  const rows = await database
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
  const entries = rows.flatMap((note) =>
    calendarDatesOf(note).map(({ category, date }): CalendarEntry => ({
      id: `${note.id}.${category}`,
      category,
      countryId: note.countryId,
      currencyISO: note.currencyISO,
      date,
      note,
      content: null,
      shown: [note],
      updatedAt: null,
    })),
  );
  return { entries, notes: new Map<string, ShownNote>(rows.map((note) => [note.id, note])) };
}

/** The entries a house or the product has written. */
async function readEditorial(
  database: Database,
  customerId: string,
  order: readonly Language[],
  notes: ReadonlyMap<string, ShownNote>,
): Promise<CalendarEntry[]> {
  const owner = calendarEntries.customerId;
  const rows = await database
    .select({ entry: calendarEntries, text: calendarEntryTexts })
    .from(calendarEntries)
    .innerJoin(calendarEntryTexts, eq(calendarEntryTexts.entryId, calendarEntries.id))
    .where(or(eq(owner, customerId), isNull(owner)))
    .orderBy(asc(calendarEntries.day), asc(calendarEntries.id));
  return [...Map.groupBy(rows, ({ entry }) => entry.id).values()].flatMap((own) => {
    const best = bestOf(
      own.map(({ entry, text }) => ({ entry, ...text })),
      order,
    );
    if (best === undefined) return [];
    const { entry, content, language } = best;
    return [
      {
        id: entry.id,
        category: "info" as const,
        countryId: entry.countryId,
        currencyISO: entry.currencyISO,
        date: entry.day,
        note: null,
        content: { text: content, lang: language },
        shown: entry.banknoteIds.flatMap((id) => notes.get(id) ?? []),
        updatedAt: entry.updatedAt,
      },
    ];
  });
}
