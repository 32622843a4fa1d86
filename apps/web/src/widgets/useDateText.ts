import { defaultDateFormat, formatDate, loadDateLocale } from "@specimen/core/format";
import useSWRImmutable from "swr/immutable";
import { useCurrentUser } from "../services/hooks/useCurrentUser.ts";
import { useLanguage } from "../services/hooks/useLanguage.ts";

/** Pattern letters of Unicode TR 35 that are written as words and so need a locale. */
const worded = /M{3,}|L{3,}|E|c{3,}|B|a|G|Q{3,}|do|Mo/;

/** Gives dates in the user's own format, with no more precision than they have. */
export function useDateText(): (date: string) => string {
  const { language } = useLanguage();
  const pattern = useCurrentUser().data?.userMetadata.dateFormat ?? defaultDateFormat;
  const { data: locale } = useSWRImmutable(
    worded.test(pattern) ? ["date locale", language] : null,
    () => loadDateLocale(language),
  );
  return (date) => formatDate(date, pattern, locale);
}
