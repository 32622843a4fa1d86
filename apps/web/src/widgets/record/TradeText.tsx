import type { Tradability } from "@specimen/api/contract";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { tradeWords } from "./useTradeVerdict.ts";

export interface TradeTextProps {
  tradability: Tradability;
  /** Leaves the tick of traded records out (tradableHideGreenHookInTabOnlyTrade). */
  hidesTick?: boolean;
}

/** The organisation's rule for a record; a hidden tick leaves the cell empty. */
export function TradeText({ tradability, hidesTick = false }: TradeTextProps) {
  const { t } = useTranslation();
  const word = tradeWords[tradability];
  if (word !== "noTrade" && hidesTick) return null;
  return (
    <StatusText sign={word === "noTrade" ? "cross" : "ok"}>{t(`record.trade.${word}`)}</StatusText>
  );
}
