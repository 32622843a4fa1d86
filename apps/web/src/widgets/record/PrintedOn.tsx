import { OnPaper } from "@specimen/ui/PrintSheet/OnPaper.tsx";
import { useTranslation } from "react-i18next";
import { usePrinting } from "../../services/hooks/usePrinting.ts";
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

/** The same under a screen that is printed as it is. */
export function PrintedScreen() {
  const { isPrinting } = usePrinting(none);
  return isPrinting ? (
    <OnPaper>
      <PrintedOn />
    </OnPaper>
  ) : null;
}

const none: readonly string[] = [];

/** The day of the reader's clock. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
