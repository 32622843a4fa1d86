import type { Answer } from "@specimen/api/contract";
import type { Tone } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../../widgets/useDateText.ts";
import { tradeWords } from "../../../widgets/record/tradeWords.ts";

/** Circle and hook for yes, triangle for a condition, octagon for no (also in grey print). */
const tones: Record<Answer["kind"], Tone> = {
  buyAndSell: "ok",
  buy: "ok",
  sell: "ok",
  noTrade: "warn",
  exchangeOnly: "warn",
  unknown: "warn",
  worthless: "no",
};

/**
 * The answer line in words: what may be done, why, and when that was checked. Of a coin's legal
 * tender nothing is recorded, and the line says so.
 */
export function useAnswerWords(
  answer: Answer,
  isCoin = false,
): { tone: Tone; title: string; reason: string } {
  const { t } = useTranslation();
  const date = useDateText();
  return {
    tone: tones[answer.kind],
    title: title(),
    reason: [tender(), exchange(), rule()].filter((part) => part !== null).join(" "),
  };

  function title(): string {
    switch (answer.kind) {
      case "exchangeOnly":
        return exchangeTitle();
      case "worthless":
        return answer.worthlessSince === null
          ? t("banknotes.status.worthless")
          : t("banknotes.status.worthlessSince", { date: date(answer.worthlessSince) });
      case "unknown":
        return t("banknotes.answer.unknown");
      default:
        return t(`banknotes.trade.${answer.kind}`);
    }
  }

  function exchangeTitle(): string {
    if (answer.exchange?.kind === "unlimited") return t("banknotes.answer.exchangeUnlimited");
    if (answer.exchange?.kind === "until" && answer.exchange.until !== null)
      return t("banknotes.answer.exchangeUntil", { date: date(answer.exchange.until) });
    return t("banknotes.answer.exchangeUnknown");
  }

  function tender(): string | null {
    if (isCoin) return t("banknotes.answer.coin");
    const { legalTenderSince: since, legalTenderUntil: until } = answer;
    if (answer.kind === "noTrade" && answer.decidedBy === "law" && since !== null)
      return t("banknotes.answer.notYetIssued", { date: date(since) });
    if (until !== null) return t("banknotes.answer.legalTenderUntil", { date: date(until) });
    if (answer.exchange !== null) return t("banknotes.answer.notLegalTender");
    if (since !== null) return t("banknotes.answer.legalTenderSince", { date: date(since) });
    return t("banknotes.answer.legalTender");
  }

  function exchange(): string | null {
    if (answer.exchange === null) return null;
    const { kind, until, by } = answer.exchange;
    if (kind === "until" && until !== null)
      return t("banknotes.answer.exchange.until", { by, date: date(until) });
    return t(`banknotes.answer.exchange.${kind === "unlimited" ? "unlimited" : "unknown"}`, { by });
  }

  function rule(): string {
    if (answer.kind === "worthless") return t("banknotes.answer.byLaw");
    return t(`banknotes.answer.houseRule.${tradeWords[answer.tradability]}`);
  }
}
