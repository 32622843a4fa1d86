import { nextMonth, previousMonth, type Month } from "@specimen/core/calendar";
import { ChevronLeft, ChevronRight } from "@specimen/ui/Icon/arrows.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import * as css from "./calendar.css.ts";
import { monthName } from "./monthDays.ts";

export interface MonthStepsProps {
  month: Month;
  onStep: (by: "previous" | "next") => void;
}

/** The month shown, and the arrows to the one before and after it. */
export function MonthSteps({ month, onStep }: MonthStepsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const previous = previousMonth(month) !== null && (
    <IconButton
      label={t("dashboard.calendar.previous")}
      icon={<ChevronLeft />}
      isFramed
      onClick={() => onStep("previous")}
    />
  );
  const next = nextMonth(month) !== null && (
    <IconButton
      label={t("dashboard.calendar.next")}
      icon={<ChevronRight />}
      isFramed
      onClick={() => onStep("next")}
    />
  );
  return (
    <div className={css.months}>
      {previous || <span className={css.end} />}
      <span className={css.month} aria-live="polite">
        {monthName(month, language)}
      </span>
      {next || <span className={css.end} />}
    </div>
  );
}
