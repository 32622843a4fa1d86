import { formatSize } from "@specimen/core/format";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/language.ts";
import * as css from "./BanknoteTable.css.ts";

export interface ScaleBarProps {
  heading: string;
  /** CSS pixels per mm. */
  scale: number;
  lengthMm: number;
}

/** The heading over the thumbnails with the bar of their scale. */
export function ScaleBar({ heading, scale, lengthMm }: ScaleBarProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const length = formatSize([lengthMm], language);
  return (
    <span className={css.scaleHead}>
      <span>{heading}</span>
      <span className={css.bar} style={{ width: lengthMm * scale }} aria-hidden="true" />
      <span className={css.length} aria-hidden="true">
        {length}
      </span>
      <VisuallyHidden>{t("banknotes.scale", { length })}</VisuallyHidden>
    </span>
  );
}
