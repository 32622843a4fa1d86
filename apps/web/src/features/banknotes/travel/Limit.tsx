import type { LimitKind, TravelLimit } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { StatusText, type StatusSign } from "@specimen/ui/StatusText/StatusText.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";

const signs = {
  notPermitted: "no",
  noLimit: "ok",
  toDeclareFrom: "warn",
  allowsUp: "warn",
  declare: "warn",
} as const satisfies Partial<Record<LimitKind, StatusSign>>;

export interface LimitProps {
  limit: TravelLimit | null;
  /** The duty to declare begins above the amount, not with it. */
  isAbove: boolean;
}

/** What may be taken across a border: sign, word, and the amount in the reader's figures. */
export function Limit({ limit, isAbove }: LimitProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (limit === null || limit.kind === "empty") return null;
  const { kind, amount, currencyISO } = limit;
  if (kind === "notSpecified")
    return (
      <Text as="span" step="small" tone="ink2">
        {t("banknotes.travel.limits.notSpecified")}
      </Text>
    );
  const figures =
    amount === null
      ? t("banknotes.travel.unknownAmount")
      : `${formatValue(amount, language)}\u00A0${currencyISO ?? ""}`.trim();
  const word = kind === "toDeclareFrom" && isAbove ? "toDeclareAbove" : kind;
  return (
    <StatusText sign={signs[kind]}>
      {t(`banknotes.travel.limits.${word}`, { amount: figures })}
    </StatusText>
  );
}
