import { localDate } from "@specimen/core/calendar";
import { formatTime, formatZonedTime } from "@specimen/core/format";
import { useLanguage } from "../services/hooks/useLanguage.ts";
import { useDateText } from "./useDateText.ts";

/** Gives an instant as day, in the reader's date format, and time of day, where the reader is. */
export function useTimeText(): (instant: string | number) => string {
  return useMomentText(formatTime);
}

/** The same with the zone of the time, for what is read elsewhere and later: on paper. */
export function useZonedTimeText(): (instant: string | number) => string {
  return useMomentText(formatZonedTime);
}

function useMomentText(format: typeof formatTime): (instant: string | number) => string {
  const { language } = useLanguage();
  const dateText = useDateText();
  return (instant) => {
    const moment = new Date(instant);
    return `${dateText(localDate(moment.getTime()))}, ${format(moment, language)}`;
  };
}
