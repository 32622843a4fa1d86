import type { Answer } from "@specimen/api/contract";
import type { Tone } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { useTranslation } from "react-i18next";
import { useTradeVerdict } from "../../widgets/record/useTradeVerdict.ts";
import type { Verdict } from "../../widgets/record/VerdictBanner.tsx";
import { useDateText } from "../../widgets/useDateText.ts";

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

/** The answer of a note in words: what may be done, and why. */
export function useNoteVerdict(): (answer: Answer) => Verdict {
  const { t } = useTranslation();
  const date = useDateText();
  const tradeVerdict = useTradeVerdict();
  return (answer) => ({
    tone: tones[answer.kind],
    title: title(answer),
    reason: [tender(answer), exchange(answer), rule(answer)]
      .filter((part) => part !== null)
      .join(" "),
  });

  function title(answer: Answer): string {
    switch (answer.kind) {
      case "exchangeOnly":
        return exchangeTitle(answer);
      case "worthless":
        return answer.worthlessSince === null
          ? t("record.status.worthless")
          : t("record.status.worthlessSince", { date: date(answer.worthlessSince) });
      case "unknown":
        return t("banknotes.answer.unknown");
      default:
        return t(`record.trade.${answer.kind}`);
    }
  }

  function exchangeTitle(answer: Answer): string {
    if (answer.exchange?.kind === "unlimited") return t("banknotes.answer.exchangeUnlimited");
    if (answer.exchange?.kind === "until" && answer.exchange.until !== null)
      return t("banknotes.answer.exchangeUntil", { date: date(answer.exchange.until) });
    return t("banknotes.answer.exchangeUnknown");
  }

  function tender(answer: Answer): string {
    const { legalTenderSince: since, legalTenderUntil: until } = answer;
    if (answer.kind === "noTrade" && answer.decidedBy === "law" && since !== null)
      return t("banknotes.answer.notYetIssued", { date: date(since) });
    if (until !== null) return t("banknotes.answer.legalTenderUntil", { date: date(until) });
    if (answer.exchange !== null) return t("banknotes.answer.notLegalTender");
    if (answer.isLegalTender === false) {
      const issued =
        since === null ? "" : `${t("banknotes.answer.issueDate", { date: date(since) })} `;
      return issued + t("banknotes.answer.noLegalTender");
    }
    if (since !== null) return t("banknotes.answer.legalTenderSince", { date: date(since) });
    return t("banknotes.answer.legalTender");
  }

  function exchange(answer: Answer): string | null {
    if (answer.exchange === null) return null;
    const { kind, until, by } = answer.exchange;
    if (kind === "until" && until !== null)
      return t("banknotes.answer.exchange.until", { by, date: date(until) });
    return t(`banknotes.answer.exchange.${kind === "unlimited" ? "unlimited" : "unknown"}`, { by });
  }

  function rule(answer: Answer): string {
    if (answer.kind === "worthless") return t("banknotes.answer.byLaw");
    return tradeVerdict(answer.tradability).rule;
  }
}
