import type { Coin } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { CompareScreen as CompareRecords } from "../../widgets/compare/CompareScreen.tsx";
import { checkedFeatures } from "../../widgets/metals/checkedFeatures.ts";
import { useTwoSides } from "../../widgets/viewer/useTwoSides.ts";
import { coinFacts } from "./coinFacts.ts";
import { coinLights, coinSpecimen, coinViewer } from "./coinSpecimen.ts";
import { useEntrance } from "./entrance.ts";
import { coinQueries } from "./queries.ts";
import { useCoinVerdict } from "./useCoinVerdict.ts";

/** Up to three coins side by side. */
export function CompareScreen() {
  const { t } = useTranslation();
  const { call, comparison, area, record, resource } = useEntrance();
  const verdict = useCoinVerdict();
  const sides = useTwoSides();
  const { language } = useLanguage();
  return (
    <CompareRecords
      comparison={comparison}
      title={t("coins.compare.title")}
      emptyText={t("coins.compare.emptyText")}
      area={{ title: t(area.title), href: area.href }}
      useRecord={coinQueries[call].useData}
      describe={(coin: Coin) => ({
        name: coin.name.text,
        series: { text: coin.country.name, lang: language },
        href: record(coin.id),
        verdict: verdict(coin.answer),
        provenance: coin.provenance,
        specimen: coinSpecimen(coin, sides),
        features: checkedFeatures(coin.features),
      })}
      specs={coinFacts}
      schema={coinViewer}
      sides={sides}
      lights={coinLights}
      missing={(id) => t("coins.missingTitle", { id })}
      failed={t("coins.failed")}
      resource={resource}
    />
  );
}
