import { toTroyOunces } from "@specimen/core/metals";
import { formatNumber, formatSize, formatValue } from "@specimen/core/format";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { Localized } from "../Localized.tsx";
import { useDateText } from "../useDateText.ts";
import type { FactValue } from "./factSpec.ts";

/** The value of a fact in the reader's language and figures. */
export function FactText({ value }: { value: FactValue }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  if (value === null) return t("record.unknown");
  switch (value.kind) {
    case "localized":
      return <Localized text={value.text} />;
    case "plain":
      return value.text;
    case "word":
      return t(value.word);
    case "size":
      return formatSize(value.mm, language);
    case "measure":
      return `${formatNumber(value.value, language)}\u00a0${value.unit}`;
    case "weight":
      return `${formatNumber(value.grams, language)}\u00a0g (${formatNumber(toTroyOunces(value.grams), language, 4)}\u00a0oz)`;
    case "density":
      return `${value.gcm3.map((gcm3) => formatNumber(gcm3, language, 2)).join(" · ")}\u00a0g/cm³`;
    case "tolerance":
      return (
        <>
          ±{"\u00a0"}
          {formatNumber(value.plusMinus, language, 4)}
          {"\u00a0"}g (<Localized text={value.basis} />)
        </>
      );
    case "counted":
      return `${t(value.word)} (${formatNumber(value.number, language)})`;
    case "years":
    case "months":
      return t(`catalogue.facts.${value.kind}`, {
        count: value.value,
        number: formatNumber(value.value, language),
      });
    case "fineness":
      return `${formatNumber(value.parts, language)}/1000`;
    case "amount":
      return (
        <>
          {formatValue(value.value, language)} <Localized text={value.unit} />
        </>
      );
    case "date":
      return date(value.date);
    case "period":
      return value.to === null
        ? t("catalogue.facts.since", { from: date(value.from) })
        : `${date(value.from)} – ${date(value.to)}`;
  }
}
