import { formatNumber } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import type { UrlField } from "../../url/urlField.ts";
import { fieldOf, type Question } from "./question.ts";

/** Says in words what is wrong with what was typed into a field. */
export function useFieldError<State>({
  schema,
  url,
}: Question<State>): (key: string) => string | undefined {
  const { t } = useTranslation();
  const outOfRange = useOutOfRange();
  return (key) => {
    const field = fieldOf(schema, key);
    const problem = schema.problemOf(key, url.texts);
    if (problem === "notANumber") return t("catalogue.search.notANumber");
    if (problem !== "outOfRange" || isUnfinished(field, url.texts[key] ?? "")) return undefined;
    return outOfRange(field);
  };
}

/** Says between which numbers a field takes one; another field may set one of its bounds. */
export function useOutOfRange() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return ({ range }: Pick<UrlField, "range">, bounds: { least?: number; most?: number } = {}) => {
    const { least, most } = { ...range, ...bounds };
    // A whole number, such as a year, is written without grouping.
    const text = (number: number) =>
      range.isWhole ? String(number) : formatNumber(number, language);
    return t("catalogue.search.outOfRange", { from: text(least), to: text(most) });
  };
}

/** A year is typed digit by digit, and less than four of them are none. */
export function isUnfinished({ range }: Pick<UrlField, "range">, typed: string): boolean {
  const text = typed.trim();
  return range.isWhole && /^\d+$/.test(text) && text.length < String(range.least).length;
}
