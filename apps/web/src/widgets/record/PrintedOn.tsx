import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";

/** When a page was printed, and its address. */
export function PrintedOn() {
  const { t } = useTranslation();
  const date = useDateText();
  return (
    <p>
      Specimen · {t("record.printed", { date: date(today()) })} · {window.location.href}
    </p>
  );
}

/** The day of the reader's clock. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
