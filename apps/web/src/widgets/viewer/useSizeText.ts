import { formatNumber, formatSize } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { useLabelled } from "../useLabelled.ts";
import type { Specimen } from "./specimen.ts";

/** Says beside a picture how large its record is: a diameter, two sides, or that it is not known. */
export function useSizeText() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const labelled = useLabelled();
  return (
    size: { widthMm: number; heightMm: number } | null,
    shape: Specimen["shape"] = "sheet",
  ): string => {
    if (size === null) return labelled(t("catalogue.facts.size"), t("record.unknown"));
    if (shape === "round") return `⌀\u00a0${formatNumber(size.widthMm, language)}\u00a0mm`;
    return formatSize([size.widthMm, size.heightMm], language);
  };
}
