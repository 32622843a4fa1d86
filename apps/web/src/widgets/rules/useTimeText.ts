import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** An instant as day and time where the reader is. */
export function useTimeText(): (instant: string) => string {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(language === "no" ? "nb" : language, {
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant) => format.format(new Date(instant));
}
