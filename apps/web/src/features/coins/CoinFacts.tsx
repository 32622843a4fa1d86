import type { Coin } from "@specimen/api/contract";
import { formatNumber, formatValue } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Facts } from "@specimen/ui/Facts/Facts.tsx";
import { FactsSource } from "@specimen/ui/Facts/FactsSource.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/language.ts";
import { Localized } from "../../widgets/Localized.tsx";
import { useDateText } from "../../widgets/useDateText.ts";
import { useProvenance } from "../../widgets/record/useProvenance.tsx";
import { fineness } from "./fineness.ts";

/** What is recorded of a coin, with where it comes from and how sure it is. */
export function CoinFacts({ coin }: { coin: Coin }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const provenance = useProvenance(coin.provenance);
  const measured = (value: number | null, unit: string) =>
    value === null ? t("record.unknown") : `${formatNumber(value, language)} ${unit}`;
  return (
    <Card
      title={t("banknotes.facts.title")}
      isDivided
      padding="none"
      footer={<FactsSource {...provenance} />}
    >
      <Facts
        items={[
          { label: t("banknotes.coin.kind"), value: t(`banknotes.coin.kinds.${coin.kind}`) },
          { label: t("banknotes.coin.face"), value: faceValue() },
          { label: t("banknotes.coin.metal"), value: t(`banknotes.coin.metals.${coin.metal}`) },
          { label: t("banknotes.coin.fineness"), value: fineness(coin.fineness, language) },
          { label: t("banknotes.coin.gross"), value: measured(coin.grossWeightG, "g") },
          { label: t("banknotes.coin.fine"), value: measured(coin.fineWeightG, "g") },
          { label: t("banknotes.coin.diameter"), value: measured(coin.diameterMm, "mm") },
          { label: t("banknotes.coin.thickness"), value: measured(coin.thicknessMm, "mm") },
          { label: t("banknotes.coin.issued"), value: period() },
          { label: t("banknotes.coin.motifs"), value: t("record.unknown") },
          ...(coin.note === null
            ? []
            : [{ label: t("banknotes.facts.note"), value: <Localized text={coin.note} /> }]),
        ]}
      />
    </Card>
  );

  function faceValue() {
    if (coin.denomination === null) return t("banknotes.coin.noFace");
    return (
      <>
        {formatValue(coin.denomination, language)}{" "}
        {coin.unit === null ? coin.currencyISO : <Localized text={coin.unit} />}
      </>
    );
  }

  function period(): string {
    if (coin.firstIssued === null) return t("record.unknown");
    const from = date(coin.firstIssued);
    return coin.lastIssued === null
      ? t("banknotes.coin.still", { from })
      : `${from} – ${date(coin.lastIssued)}`;
  }
}
