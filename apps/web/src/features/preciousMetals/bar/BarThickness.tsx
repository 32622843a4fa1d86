import type { Ingot } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { Picture } from "@specimen/ui/Picture/Picture.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { rem } from "@specimen/ui/theme/rem.ts";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useLabelled } from "../../../widgets/useLabelled.ts";
import * as css from "../../../widgets/metals/metals.css.ts";

const width = 160;

/** The thickness of a bar at the scale of its width, beside heavier bars of the same face. */
export function BarThickness({ bar }: { bar: Ingot }) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const edge = bar.images.find(({ side }) => side === "edge");
  if (edge === undefined) return null;
  const sameFace = bar.variants.filter(
    ({ id, lengthMm, widthMm, heightMm, weightG }) =>
      id !== bar.id &&
      weightG > bar.weightG &&
      heightMm !== null &&
      lengthMm === bar.lengthMm &&
      widthMm === bar.widthMm &&
      lengthMm !== null,
  );
  return (
    <div className={css.edge}>
      <Picture
        className={css.edgePicture}
        src={edge.src}
        alt={t("preciousMetals.bar.thicknessImage", { title: bar.name.text })}
        style={{ width: rem(width), aspectRatio: `${edge.widthMm} / ${edge.heightMm}` }}
      />
      <Text as="span" step="small" tone="ink2">
        {labelled(t("preciousMetals.bar.thickness"))}{" "}
        {edge.isKnown ? formatSize([edge.heightMm], language) : t("record.unknown")}
        {sameFace.map(({ id, name, heightMm }) => (
          <span key={id}>
            {" · "}
            {t("preciousMetals.bar.sameFace", {
              name: name.text,
              size: formatSize([heightMm], language),
            })}
          </span>
        ))}
      </Text>
    </div>
  );
}
