import type { Ingot } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FeatureCard } from "@specimen/ui/FeatureCard/FeatureCard.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { checkIcons } from "../../../widgets/record/checkIcons.tsx";
import { StepKeys, useStepKeys } from "../../../widgets/viewer/StepKeys.tsx";
import type { Viewer } from "../../../widgets/viewer/useViewer.ts";
import * as css from "../../../widgets/metals/metals.css.ts";
import { markKeys } from "./barSpecimen.ts";

const pinOf = ({ number, side, x, y }: Ingot["marks"][number]) => ({
  key: String(number),
  light: "white" as const,
  places: [{ side, x, y }],
});

/** What stands where on a bar, in the order of its numbers, and how sure that is. */
export function BarMarks({ bar, viewer }: { bar: Ingot; viewer: Viewer }) {
  const { t } = useTranslation();
  const Look = checkIcons.look;
  useStepKeys(bar.marks.map(pinOf), viewer.feature, viewer.choose);
  return (
    <Card title={t("preciousMetals.bar.marks")} isDivided headerActions={<StepKeys />}>
      <ul className={css.list}>
        {bar.marks.map((mark) => (
          <li key={mark.number}>
            <FeatureCard
              number={mark.number}
              title={t(`preciousMetals.marks.${markKeys[mark.what]}`)}
              sense={`${t(`catalogue.viewer.sides.${mark.side === "back" ? "back" : "front"}`)}, ${t(`preciousMetals.thirds.${mark.third}`)}`}
              senseIcon={<Look size={15} />}
              text={<Localized text={mark.text} />}
              isSelected={viewer.feature === String(mark.number)}
              onSelect={() => viewer.choose(pinOf(mark))}
            />
          </li>
        ))}
      </ul>
      <Text step="small" tone="ink2">
        {t("preciousMetals.bar.places", {
          order: t(`record.confidence.${bar.markConfidence.order}`),
          places: t(`record.confidence.${bar.markConfidence.places}`),
        })}
      </Text>
    </Card>
  );
}
