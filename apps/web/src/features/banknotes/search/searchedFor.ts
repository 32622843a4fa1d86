import type { Colour, StatusKind, Substrate, Tradability } from "@specimen/api/contract";
import { tradeWords } from "../../../widgets/record/tradeWords.ts";
import { colours, statuses, substrates, type SearchFilter } from "./searchFilter.ts";

/** What is asked of the service. */
export interface SearchedFor {
  text?: string;
  currencyISO?: string;
  countryId?: string;
  denomination?: number;
  widthMm?: number;
  heightMm?: number;
  toleranceMm?: number;
  colour?: Colour;
  substrate?: Substrate;
  year?: number;
  status?: StatusKind;
  tradability?: Tradability;
  unjudged?: true;
}

/** The fields that take a number, with the numbers they take. */
export const numberFields = {
  denomination: { from: 0, to: 1e12 },
  width: { from: 1, to: 1000 },
  height: { from: 1, to: 1000 },
  tolerance: { from: 0, to: 50 },
  year: { from: 1600, to: 2200 },
} as const;
export type NumberField = keyof typeof numberFields;

/** What is wrong with a typed number; null where nothing is, or where it is not yet whole. */
export function numberProblem(
  field: NumberField,
  typed: string,
): "notANumber" | "outOfRange" | null {
  if (typed.trim() === "") return null;
  const number = numberIn(typed);
  if (number === undefined) return "notANumber";
  // A year is typed digit by digit, and only four of them are one.
  if (field === "year" && /^\d{1,3}$/.test(typed.trim())) return null;
  return isInRange(field, number) ? null : "outOfRange";
}

/** A number as it is typed anywhere: the number pad gives a point or a comma. */
function numberIn(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,13}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

function isInRange(field: NumberField, number: number): boolean {
  const { from, to } = numberFields[field];
  return number >= from && number <= to && (field !== "year" || Number.isInteger(number));
}

/** Width and height where both were given at once, such as `129x71`, `129*71` or `129 × 71 mm`. */
export function sidesIn(typed: string): { width: string; height: string } | null {
  const found = /^\s*([\d.,]+)\s*[x×*/]\s*([\d.,]*)\s*(?:mm)?\s*$/i.exec(typed);
  return found === null ? null : { width: found[1] ?? "", height: found[2] ?? "" };
}

/** What a filter asks of the service; what an address holds that does not fit is left out. */
export function searchedFor(filter: SearchFilter): SearchedFor {
  const number = (field: NumberField, typed: string) => {
    const read = numberIn(typed);
    return read !== undefined && isInRange(field, read) ? read : undefined;
  };
  const { size } = filter;
  const widthMm = number("width", size.width);
  const heightMm = number("height", size.height);
  const isMeasured = widthMm !== undefined || heightMm !== undefined;
  const trades = Object.keys(tradeWords).map(Number) as Tradability[];
  return defined({
    text: filter.text.trim().slice(0, 200) || undefined,
    currencyISO: /^[A-Z]{3}$/.test(filter.currency) ? filter.currency : undefined,
    countryId: /^[A-Z]{2}$/.test(filter.country) ? filter.country : undefined,
    denomination: number("denomination", filter.denomination),
    widthMm,
    heightMm,
    toleranceMm: isMeasured ? number("tolerance", size.tolerance) : undefined,
    colour: colours.find((each) => each === filter.colour),
    substrate: substrates.find((each) => each === filter.substrate),
    year: number("year", filter.year),
    status: statuses.find((each) => each === filter.status),
    tradability: trades.find((each) => String(each) === filter.tradability),
    unjudged: filter.unjudged || undefined,
  });
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}
