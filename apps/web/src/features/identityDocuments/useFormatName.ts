import type { DocumentFormat } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";

/** Names a format: the codes of ICAO 9303 and ISO/IEC 7810 are the same in every language. */
export function useFormatName(): (format: DocumentFormat) => string {
  const { t } = useTranslation();
  return (format) =>
    format === "booklet" || format === "other" ? t(`identityDocuments.formats.${format}`) : format;
}
