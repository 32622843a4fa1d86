import type { Ingot } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { CompareScreen as CompareRecords } from "../../../widgets/compare/CompareScreen.tsx";
import { checkedFeatures } from "../../../widgets/metals/checkedFeatures.ts";
import { useTwoSides } from "../../../widgets/viewer/useTwoSides.ts";
import { ingotQuery } from "../queries.ts";
import { barFacts } from "./barFacts.ts";
import { barComparison, barLights, barSpecimen, barViewer } from "./barSpecimen.ts";
import { useBarVerdict } from "./useBarVerdict.ts";

/** Up to three bars side by side. */
export function CompareScreen() {
  const { t } = useTranslation();
  const verdict = useBarVerdict();
  const sides = useTwoSides();
  return (
    <CompareRecords
      comparison={barComparison}
      title={t("preciousMetals.compare.title")}
      emptyText={t("preciousMetals.compare.emptyText")}
      area={{ title: t("preciousMetals.title"), href: paths.preciousMetals.search }}
      useRecord={ingotQuery.useData}
      describe={(bar: Ingot) => ({
        name: bar.name.text,
        series: { text: bar.refiner, lang: "en" },
        href: paths.preciousMetals.ingot(bar.id),
        verdict: verdict(bar),
        provenance: bar.provenance,
        specimen: barSpecimen(bar, sides, { isTilted: false, t }),
        features: checkedFeatures(bar.features),
      })}
      specs={barFacts}
      schema={barViewer}
      sides={sides}
      lights={barLights}
      missing={(id) => t("preciousMetals.bar.missingTitle", { id })}
      failed={t("preciousMetals.bar.failed")}
      resource={null}
    />
  );
}
