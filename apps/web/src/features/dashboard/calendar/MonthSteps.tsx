import { ChevronLeft, ChevronRight } from "@specimen/ui/Icon/arrows.tsx";
import { IconButton } from "@specimen/ui/IconButton/IconButton.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import * as css from "./calendar.css.ts";
import { monthName } from "./monthDays.ts";
import type { Calendar } from "./useCalendar.ts";

/** The month shown, and the arrows to the one before and after it. */
export function MonthSteps({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const previous = calendar.previous !== null && (
    <IconButton
      label={t("dashboard.calendar.previous")}
      icon={<ChevronLeft />}
      isFramed
      onClick={() => calendar.send({ type: "month.stepped", by: "previous" })}
    />
  );
  const next = calendar.next !== null && (
    <IconButton
      label={t("dashboard.calendar.next")}
      icon={<ChevronRight />}
      isFramed
      onClick={() => calendar.send({ type: "month.stepped", by: "next" })}
    />
  );
  return (
    <div className={css.months}>
      {previous || <span className={css.end} />}
      <span className={css.month} aria-live="polite">
        {monthName(calendar.month, language)}
      </span>
      {next || <span className={css.end} />}
    </div>
  );
}
