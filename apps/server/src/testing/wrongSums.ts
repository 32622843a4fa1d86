import type { Language } from "@specimen/api/contract";

const bare = "\\d+(?:[.,\\u0020\\u00A0\\u202F]\\d{3})*(?:[.,]\\d+)?";
const scale = "(?:[\\u0020\\u00A0]\\p{L}{2,}\\.?(?:[\\u0020\\u00A0]de)?)?";

/**
 * The sums of a text, every figure beside the code of a currency, that are not written as the
 * language writes them: grouped, the code behind, on one line.
 */
export function wrongSums(
  text: string,
  language: Language,
  currencies: ReadonlySet<string>,
): string[] {
  const code = `(?:${[...currencies].join("|")})`;
  const sums = new RegExp(
    `\\b${code}[\\u0020\\u00A0]${bare}|${bare}${scale}[\\u0020\\u00A0]${code}\\b`,
    "gu",
  );
  const format = new Intl.NumberFormat(language, {
    useGrouping: "always",
    maximumFractionDigits: 20,
  });
  const decimal = format.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  return [...text.matchAll(sums)].flatMap(([sum]) => {
    const [, figure = "", rest = ""] = /^([\d.,\u00A0\u202F]*\d)(.*)$/u.exec(sum) ?? [];
    const [whole = "", fraction = "0"] = figure.split(decimal);
    const isWritten =
      figure === format.format(Number(`${whole.replaceAll(/\D/g, "")}.${fraction}`));
    return isWritten && rest.startsWith("\u00A0") && !rest.includes(" ") ? [] : [sum];
  });
}
