import type { Coin } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { checkedFeatures } from "../../widgets/metals/checkedFeatures.ts";
import { PrintSheetLayout } from "../../widgets/record/PrintSheetLayout.tsx";
import { printedPictures } from "../../widgets/viewer/specimen.ts";
import { coinFacts } from "./coinFacts.ts";
import { useCoinVerdict } from "./useCoinVerdict.ts";

/** A coin on one page of paper. */
export function PrintedCoin({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const verdict = useCoinVerdict();
  const size = formatSize([coin.diameterMm], language) || t("record.unknown");
  return (
    <PrintSheetLayout
      title={coin.name.text}
      subtitle={coin.country.name}
      code={coin.id}
      verdict={verdict(coin.answer)}
      basis={coin.answer}
      record={coin}
      specs={coinFacts}
      pictures={printedPictures(coin).map(({ src, side }) => ({
        src,
        caption: `${t(`catalogue.viewer.sides.${side}`)} · ⌀ ${size}`,
      }))}
      timeline={coin.timeline}
      features={checkedFeatures(coin.features)}
    />
  );
}
