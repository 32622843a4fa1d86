import type { CalendarMonth } from "@specimen/api/contract";
import { monthOf } from "@specimen/core/calendar";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useMonthHref } from "../../../url/useMonth.ts";
import * as css from "./calendar.css.ts";
import { monthName } from "./monthDays.ts";

/** The ways out of a month without entries. */
export function Nearest({
  earlier,
  later,
  today,
}: Pick<CalendarMonth, "earlier" | "later"> & { today: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hrefOf = useMonthHref(today);
  const months = [earlier, later].filter((month) => month !== null).map(monthOf);
  return (
    <div className={css.nearest}>
      <Text step="small" tone="ink2">
        {t(months.length === 0 ? "dashboard.calendar.nowhere" : "dashboard.calendar.nearest")}
      </Text>
      {months.map((month) => (
        <Link key={monthName(month, language)} href={hrefOf(month)} size="small">
          {monthName(month, language)}
        </Link>
      ))}
    </div>
  );
}
