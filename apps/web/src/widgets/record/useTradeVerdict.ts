import type { Tradability } from "@specimen/api/contract";
import type { Tone } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { useTranslation } from "react-i18next";

/** The words of the tradability enumeration (specification 3). */
export const tradeWords = { 0: "noTrade", 1: "buy", 2: "sell", 3: "buyAndSell" } as const;

/** What the organisation's rule on trading a record says. */
export function useTradeVerdict(): (tradability: Tradability) => {
  tone: Tone;
  title: string;
  /** The rule as a sentence. */
  rule: string;
} {
  const { t } = useTranslation();
  return (tradability) => {
    const word = tradeWords[tradability];
    return {
      tone: word === "noTrade" ? "warn" : "ok",
      title: t(`record.trade.${word}`),
      rule: t(`catalogue.houseRule.${word}`),
    };
  };
}
