import type { CustomsDuty, OfficialName } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Facts, type Fact } from "@specimen/ui/Facts/Facts.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import * as css from "./travel.css.ts";

/** What customs ask for besides the limits; what is not known is left out. */
export function Customs({ customs }: { customs: CustomsDuty }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { authority, form, onRequestFrom, withinEu, countsTravellersCheques } = customs;
  const money = (amount: number | null, currencyISO: string | null) =>
    amount === null ? "" : `${formatValue(amount, language)}\u00A0${currencyISO ?? ""}`.trim();
  const items: (Fact | null)[] = [
    authority === null
      ? null
      : { label: t("banknotes.travel.customs.authority"), value: <Name name={authority} /> },
    form === null
      ? null
      : { label: t("banknotes.travel.customs.form"), value: <Name name={form} /> },
    onRequestFrom && {
      label: t("banknotes.travel.customs.asked"),
      value: t(`banknotes.travel.customs.askedFrom.${onRequestFrom.direction}`, {
        amount: money(onRequestFrom.amount, onRequestFrom.currencyISO),
      }),
    },
    withinEu && {
      label: t("banknotes.travel.customs.withinEu"),
      value:
        withinEu.kind === null
          ? t("record.unknown")
          : t(`banknotes.travel.customs.eu.${withinEu.kind}`, {
              amount: money(withinEu.amount, withinEu.currencyISO),
            }),
    },
    countsTravellersCheques === null
      ? null
      : {
          label: t("banknotes.travel.customs.cheques"),
          value: t(
            `banknotes.travel.customs.${countsTravellersCheques ? "chequesCount" : "chequesDoNot"}`,
          ),
        },
  ];
  const known = items.filter((item) => item !== null);
  if (known.length === 0) return null;
  return (
    <Card title={t("banknotes.travel.customs.title")} isDivided padding="none">
      <Facts items={known} />
    </Card>
  );
}

/** What something is in the reader's language, and below it what its country calls it. */
function Name({ name: { usual, official } }: { name: OfficialName }) {
  if (official === null) return <Localized text={usual} />;
  if (usual === null) return official.text;
  return (
    <span className={css.name}>
      <Localized text={usual} />
      <Text as="span" step="small" tone="ink2">
        <span lang={official.lang}>{official.text}</span>
      </Text>
    </span>
  );
}
