import type { Ingot } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { FeatureCard } from "@specimen/ui/FeatureCard/FeatureCard.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../../../widgets/Localized.tsx";
import { checkIcons } from "../../../widgets/record/checkIcons.tsx";
import type { Viewer } from "../../../widgets/viewer/useViewer.ts";
import * as css from "../../../widgets/metals/metals.css.ts";
import { markKeys } from "./barSpecimen.ts";

/** Where what stands on a bar, in the order of its numbers, and how sure that is. */
export function BarMarks({ bar, viewer }: { bar: Ingot; viewer: Viewer }) {
  const { t } = useTranslation();
  const Look = checkIcons.look;
  return (
    <Card title={t("preciousMetals.bar.marks")} isDivided>
      <ul className={css.list}>
        {bar.marks.map(({ number, what, text, side, third, x, y }) => (
          <li key={number}>
            <FeatureCard
              number={number}
              title={t(`preciousMetals.marks.${markKeys[what]}`)}
              sense={`${t(`catalogue.viewer.sides.${side === "back" ? "back" : "front"}`)}, ${t(`preciousMetals.thirds.${third}`)}`}
              senseIcon={<Look size={15} />}
              text={<Localized text={text} />}
              isSelected={viewer.feature === String(number)}
              onSelect={() =>
                viewer.choose({ key: String(number), light: "white", places: [{ side, x, y }] })
              }
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
