import { useTranslation } from "react-i18next";
import { useToday } from "../../services/hooks/useToday.ts";
import { useDateText } from "../useDateText.ts";

/** When a page was printed, and its address. */
export function PrintedOn() {
  const { t } = useTranslation();
  const date = useDateText();
  const today = useToday();
  return (
    <p>
      Specimen · {t("record.printed", { date: date(today) })} · {window.location.href}
    </p>
  );
}
