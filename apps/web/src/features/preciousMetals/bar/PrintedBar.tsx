import type { Ingot } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { checkedFeatures } from "../../../widgets/metals/checkedFeatures.ts";
import { PrintSheetLayout } from "../../../widgets/record/PrintSheetLayout.tsx";
import { barFacts } from "./barFacts.ts";
import { useBarVerdict } from "./useBarVerdict.ts";

/** A bar on one page of paper. */
export function PrintedBar({ bar }: { bar: Ingot }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const verdict = useBarVerdict();
  const size = formatSize([bar.lengthMm, bar.widthMm], language) || t("record.unknown");
  return (
    <PrintSheetLayout
      title={bar.name.text}
      subtitle={bar.refiner}
      code={bar.id}
      verdict={verdict(bar)}
      basis={bar.answer}
      record={bar}
      specs={barFacts}
      pictures={bar.images.flatMap(({ side, light, src }) =>
        side === "edge" || light === "tilted"
          ? []
          : [{ src, caption: `${t(`catalogue.viewer.sides.${side}`)} · ${size}` }],
      )}
      timeline={[]}
      features={checkedFeatures(bar.features)}
    />
  );
}
