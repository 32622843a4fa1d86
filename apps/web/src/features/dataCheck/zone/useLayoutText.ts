import { layouts, type MrzReading } from "@specimen/core/mrz";
import { useTranslation } from "react-i18next";

/** The layout that was recognised. */
export function useLayoutText({ format }: MrzReading): string {
  const { t } = useTranslation();
  if (format === null) return t("dataCheck.zone.none");
  const { lines, width } = layouts[format];
  return t("dataCheck.zone.layout", { format, lines, width });
}
