import { formatNumber } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import {
  numberFields,
  numberProblem,
  type NumberField,
} from "../../features/banknotes/search/searchedFor.ts";

/** Says in words what is wrong with a typed number. */
export function useNumberError(): (field: NumberField, typed: string) => string | undefined {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (field, typed) => {
    const problem = numberProblem(field, typed);
    if (problem === null) return undefined;
    if (problem === "notANumber") return t("banknotes.search.notANumber");
    const { from, to } = numberFields[field];
    // A year is written without grouping.
    const text = (number: number) =>
      field === "year" ? String(number) : formatNumber(number, language);
    return t("banknotes.search.outOfRange", { from: text(from), to: text(to) });
  };
}
