import { hasNoTimeLimit } from "@specimen/core/mrz";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../../widgets/useDateText.ts";

/** Gives a day of a document in the user's own format; of one that stands for no time limit, says so. */
export function useDayText(): (day: string) => string {
  const { t } = useTranslation();
  const date = useDateText();
  return (day) =>
    hasNoTimeLimit(day) ? t("dataCheck.noTimeLimit", { date: date(day) }) : date(day);
}
