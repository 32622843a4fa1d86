import type { IdentityDocument } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

type Validity = IdentityDocument["validity"];

/** For how many years a document is valid: for adults, and for minors where that differs. */
export function useValidityText(): (validity: Validity) => string {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const time = (years: number) => {
    const [word, count] =
      years < 1 ? (["months", Math.round(12 * years)] as const) : (["years", years] as const);
    return t(`catalogue.facts.${word}`, { count, number: formatNumber(count, language) });
  };
  return ({ adultYears, minorYears }) => {
    if (adultYears === null && minorYears === null) return t("record.unknown");
    if (minorYears === null || minorYears === adultYears) return time(adultYears ?? 0);
    const minors = t("identityDocuments.validity.minors", { time: time(minorYears) });
    return adultYears === null ? minors : `${time(adultYears)}; ${minors}`;
  };
}

/** The same as text. */
export function ValidityText({ validity }: { validity: Validity }) {
  return useValidityText()(validity);
}
