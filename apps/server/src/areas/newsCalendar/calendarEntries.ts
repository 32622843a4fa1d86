import type { CalendarCategory, Language, LocalizedText } from "@specimen/api/contract";
import { asc, eq, isNull, or } from "drizzle-orm";
import { readOnce } from "../../database/readOnce.ts";
import type { Database } from "../../database/database.ts";
import { bestOf } from "../../http/bestLanguage.ts";
import {
  type AppContext,
  type RecordDate,
  readSpecimens,
  type ShowSpecimen,
} from "../defineArea.ts";
import { calendarEntries, calendarEntryTexts } from "./tables.ts";

/** An entry without words; `date` is of day or month precision. */
export interface CalendarEntry {
  readonly id: string;
  readonly category: CalendarCategory;
  readonly countryId: string;
  readonly currencyISO: string | null;
  readonly date: string;
  /** The record of a derived entry. */
  readonly record: Pick<
    RecordDate,
    "recordId" | "denomination" | "currencyISO" | "firstIssued"
  > | null;
  /** HTML of an editorial entry. */
  readonly content: LocalizedText | null;
  readonly shown: readonly ShowSpecimen[];
  /** When it was last changed; null for derived entries. */
  readonly updatedAt: Date | null;
}

/** The entries of the calendar for readers of a customer. */
export interface CalendarEntries {
  of(customerId: string, order: readonly Language[]): Promise<CalendarEntry[]>;
}

/** Reads entries; those derived from records are read once, since they change only with an import. */
export function createCalendarEntries(context: AppContext): CalendarEntries {
  const readDerived = readOnce(async () => {
    const dates = await Promise.all(context.areas.flatMap((area) => area.dates?.(context) ?? []));
    return dates.flat().map((date): CalendarEntry => ({
      ...date,
      record: date,
      content: null,
      shown: [date.show],
      updatedAt: null,
    }));
  });
  return {
    of: async (customerId, order) => [
      ...(await readDerived()),
      ...(await readEditorial(context, customerId, order)),
    ],
  };
}

/** The entries that a customer or the product has written. */
async function readEditorial(
  context: AppContext,
  customerId: string,
  order: readonly Language[],
): Promise<CalendarEntry[]> {
  const rows = await readRows(context.database, customerId);
  const specimens = await readSpecimens(
    context,
    rows.flatMap(({ entry }) => entry.banknoteIds),
  );
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
        record: null,
        content: { text: content, lang: language },
        shown: entry.banknoteIds.flatMap((id) => specimens.get(id) ?? []),
        updatedAt: entry.updatedAt,
      },
    ];
  });
}

function readRows(database: Database, customerId: string) {
  const owner = calendarEntries.customerId;
  return database
    .select({ entry: calendarEntries, text: calendarEntryTexts })
    .from(calendarEntries)
    .innerJoin(calendarEntryTexts, eq(calendarEntryTexts.entryId, calendarEntries.id))
    .where(or(eq(owner, customerId), isNull(owner)))
    .orderBy(asc(calendarEntries.day), asc(calendarEntries.id));
}
