import type { Language } from "@specimen/api/contract";
import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { Lexicon } from "../../catalogue/lexicon.ts";
import { localeOf } from "../../http/locale.ts";
import { plainText } from "../../http/richText.ts";
import { catalogueDay } from "../../catalogue/provenance.ts";
import { dayAfter, firstDayOf, lastDayOf } from "../../http/calendarDay.ts";
import type { CalendarEntry } from "./calendarEntries.ts";
import { calendarWords } from "./calendarWords.ts";

/** Seconds between two readings that programs are asked to keep. */
const refresh = 12 * 3600;

/** A title longer than this is cut short: programs show one line. */
const longestTitle = 80;

/**
 * Writes entries as iCalendar (RFC 5545): all-day events that block no time. What is only known by
 * the month lasts the month. The UID stays the same whenever and for whomever it is written.
 */
export function writeFeed(
  lexicon: Pick<Lexicon, "countryName" | "currency">,
  entries: readonly CalendarEntry[],
  language: Language,
): string {
  const words = calendarWords[language];
  const calendar = new ICalCalendar({
    name: words.calendar,
    prodId: {
      company: "Specimen",
      product: "Banknote calendar",
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refresh,
  });
  for (const entry of entries) {
    const { date, category } = entry;
    calendar.createEvent({
      id: `${entry.id}@banknote-calendar.specimen`,
      start: midnight(firstDayOf(date)),
      // The end of an all-day event is the first day that is no part of it.
      end: midnight(dayAfter(lastDayOf(date))),
      allDay: true,
      stamp: entry.updatedAt ?? midnight(catalogueDay),
      summary: titleOf(lexicon, entry, language),
      description: descriptionOf(lexicon, entry, language),
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: [{ name: words[category] }],
    });
  }
  return `${calendar.toString()}\r\n`;
}

function titleOf(
  lexicon: Pick<Lexicon, "countryName">,
  { category, countryId, record, content }: CalendarEntry,
  language: Language,
): string {
  const country = lexicon.countryName(countryId, language);
  const [line = ""] = plainText(content?.text ?? "").split("\n");
  const what =
    record === null ? line : `${valueOf(record.denomination, language)} ${record.currencyISO}`;
  const title = `${calendarWords[language][category]}: ${country}, ${what}`;
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
}

function descriptionOf(
  lexicon: Pick<Lexicon, "currency">,
  { currencyISO, record, content }: CalendarEntry,
  language: Language,
): string {
  const issued = record?.firstIssued ?? null;
  return [
    currencyISO === null ? "" : lexicon.currency(currencyISO, language).name,
    issued === null ? "" : `${calendarWords[language].issued}: ${dateOf(issued, language)}`,
    plainText(content?.text ?? ""),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** 0 decimals of a whole number, else 2, with digits grouped (specification 5). */
function valueOf(value: number, language: Language): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

function dateOf(partial: string, language: Language): string {
  const [, month, day] = partial.split("-");
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: "UTC",
    year: "numeric",
    ...(month === undefined ? {} : { month: "long" }),
    ...(day === undefined ? {} : { day: "numeric" }),
  }).format(midnight(firstDayOf(partial)));
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
