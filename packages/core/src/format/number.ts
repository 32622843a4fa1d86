import type { Language } from "../language/languages.ts";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(
  key: string,
  language: Language,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}

/** With grouping, and with so many decimals. */
const numberFormat = (
  language: Language,
  { least, most }: { least: number; most: number },
): Intl.NumberFormat =>
  formatOf(`${language} ${least} ${most}`, language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: true,
  });

/** Formats a number for a language: grouped, with at most `decimals` decimals. */
export function formatNumber(value: number, language: Language, decimals = 3): string {
  return numberFormat(language, { least: 0, most: decimals }).format(value);
}

/**
 * A calendar value: no decimals for an integer, else two, with digit grouping (specification 5).
 */
export function formatValue(value: number, language: Language): string {
  const decimals = Number.isInteger(value) ? 0 : 2;
  return numberFormat(language, { least: decimals, most: decimals }).format(value);
}

/** A share of 1 in whole percent, with a space before the sign where the language has one. */
export const formatPercent = (share: number, language: Language): string =>
  formatOf(`${language} %`, language, { style: "percent" }).format(share);

/**
 * A size in millimetres (specification 9), such as `129 × 71 mm`; unknown sides are left out, and a
 * size without any known side is the empty string.
 */
export function formatSize(
  sides: readonly (number | null | undefined)[],
  language: Language,
): string {
  const known = sides.filter((side) => side !== null && side !== undefined);
  if (known.length === 0) return "";
  return `${known.map((side) => formatNumber(side, language, 2)).join(" × ")}\u00a0mm`;
}

/** A number for a field to be edited in: ungrouped, with all its decimals after the language's sign. */
export function writeDecimal(value: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 });
  return format.format(value);
}

/** The text of a number without the spaces or apostrophes that set its thousands apart: `10 000`. */
export function withoutGroups(text: string): string {
  const isGrouped = /^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/.test(text);
  return isGrouped ? text.replace(/[\s'’]/g, "") : text;
}

/**
 * The number that was typed in a field, in a language; NaN where it is none. A number pad gives a point
 * or a comma, so both are read; `1.234` where the language has a comma, and `1,234` where it has a
 * point, are no number, since they may be meant as thousands.
 */
export function readDecimal(text: string, language: Language): number {
  const [, whole, sign, decimals = ""] =
    /^(-?\d+)(?:([.,])(\d+))?$/.exec(withoutGroups(text.trim())) ?? [];
  if (whole === undefined) return Number.NaN;
  const isOfLanguage = sign === writeDecimal(0.5, language)[1];
  const isMaybeGrouped = /^-?[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
  return !isOfLanguage && isMaybeGrouped ? Number.NaN : Number(`${whole}.${decimals}`);
}
