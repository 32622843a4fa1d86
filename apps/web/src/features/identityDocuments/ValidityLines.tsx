import type { IdentityDocument } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";

/** For how many years a document is valid: for adults, and for minors where that differs. */
export function ValidityLines({
  validity: { adultYears, minorYears },
}: {
  validity: IdentityDocument["validity"];
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const time = (years: number) => {
    const [word, count] =
      years < 1 ? (["months", Math.round(12 * years)] as const) : (["years", years] as const);
    return t(`catalogue.facts.${word}`, { count, number: formatNumber(count, language) });
  };
  if (adultYears === null && minorYears === null) return t("record.unknown");
  const isSame = minorYears === null || minorYears === adultYears;
  return (
    <>
      {adultYears !== null && <span>{`${time(adultYears)}${isSame ? "" : ","}`}</span>}{" "}
      {!isSame && (
        <Text as="span" step="label" tone="ink3">
          {t("identityDocuments.validity.minors", { time: time(minorYears) })}
        </Text>
      )}
    </>
  );
}
