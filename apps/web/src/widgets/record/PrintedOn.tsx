import { useState } from "react";
import { useTranslation } from "react-i18next";
import { clock } from "../../browser/clock.ts";
import { useZonedTimeText } from "../useTimeText.ts";

/** When a page was printed, and its address. It is drawn for one printing. */
export function PrintedOn() {
  const { t } = useTranslation();
  const time = useZonedTimeText();
  const [now] = useState(clock.now);
  return (
    <p>
      Specimen · {t("record.printed", { date: time(now) })} · {window.location.href}
    </p>
  );
}
