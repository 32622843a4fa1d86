import { formatTime } from "@specimen/core/format";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { useDateText } from "./useDateText.ts";

/** An instant as day, in the reader's date format, and time of day, where the reader is. */
export function useTimeText(): (instant: string | number) => string {
  const { language } = useLanguage();
  const dateText = useDateText();
  return (instant) => {
    const moment = new Date(instant);
    const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
    return `${dateText(day)}, ${formatTime(moment, language)}`;
  };
}
