import type { Language } from "../language/languages.ts";

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, decimals: number, fixed: boolean): Intl.NumberFormat {
  const key = `${language} ${decimals} ${fixed}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: fixed ? decimals : 0,
    maximumFractionDigits: decimals,
    useGrouping: true,
  });
  formats.set(key, made);
  return made;
}

/** Formats a number for a language: grouped, with at most `decimals` decimals. */
export function formatNumber(value: number, language: Language, decimals = 3): string {
  return numberFormat(language, decimals, false).format(value);
}

/**
 * A calendar value: no decimals for an integer, else two, with digit grouping (specification 5).
 */
export function formatValue(value: number, language: Language): string {
  return numberFormat(language, Number.isInteger(value) ? 0 : 2, true).format(value);
}

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
  return `${known.map((side) => formatNumber(side, language, 2)).join(" × ")} mm`;
}
