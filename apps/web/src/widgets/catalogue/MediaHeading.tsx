import { formatSize } from "@specimen/core/format";
import {
  ScaleHeading,
  type ScaleHeadingProps,
} from "@specimen/ui/ScaledThumbnail/ScaleHeading.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** The heading over a column of pictures of one scale, with the length of its bar in words. */
export function MediaHeading(props: Omit<ScaleHeadingProps, "lengthText" | "label">) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const length = formatSize([props.lengthMm], language);
  return <ScaleHeading {...props} lengthText={length} label={t("catalogue.scale", { length })} />;
}
