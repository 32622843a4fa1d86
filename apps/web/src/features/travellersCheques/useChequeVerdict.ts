import type { ChequeAnswer } from "@specimen/api/contract";
import type { Tone } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { useTranslation } from "react-i18next";
import { useTradeVerdict } from "../../widgets/record/useTradeVerdict.ts";
import { useDateText } from "../../widgets/useDateText.ts";

/** Whether the customer buys it: buying is the first bit of a rule. */
export const isBought = ({ tradability }: Pick<ChequeAnswer, "tradability">): boolean =>
  tradability === 1 || tradability === 3;

/** The answer in words: whether a cheque can be cashed, by whom, until when, and why. */
export function useChequeVerdict(): (answer: ChequeAnswer) => {
  tone: Tone;
  title: string;
  reason: string;
  /** The title without what kind of paper it is, for a row of a list. */
  short: string;
} {
  const { t } = useTranslation();
  const date = useDateText();
  const tradeVerdict = useTradeVerdict();
  return (answer) => {
    const short = titleOf(answer);
    return {
      tone: toneOf(answer),
      short,
      title: answer.isCheque ? short : `${t("travellersCheques.answer.notCheque")} ${short}`,
      reason: [...reasons(answer), tradeVerdict(answer.tradability).rule].join(" "),
    };
  };

  function titleOf(answer: ChequeAnswer): string {
    const { kind, payer, until } = answer;
    switch (kind) {
      case "redeemed":
        if (payer === null) return t("travellersCheques.answer.redeemed");
        return isBought(answer)
          ? t("travellersCheques.answer.byUsAndPayer", { payer })
          : t("travellersCheques.answer.byPayer", { payer });
      case "unconfirmed":
        return payer === null
          ? t("travellersCheques.answer.askIssuer")
          : t("travellersCheques.answer.askPayer", { payer });
      case "ended":
        return until === null
          ? t("travellersCheques.answer.ended")
          : t("travellersCheques.answer.endedAfter", { date: date(until) });
      default:
        return t(`travellersCheques.answer.${kind}`);
    }
  }

  function reasons({ kind, until, neverLapses, lastSold, isCheque }: ChequeAnswer): string[] {
    return [
      kind === "unconfirmed" && t("travellersCheques.answer.notConfirmed"),
      kind !== "ended" &&
        until !== null &&
        t("travellersCheques.answer.until", { date: date(until) }),
      isCheque &&
        lastSold !== null &&
        t("travellersCheques.answer.lastSold", { date: date(lastSold) }),
      neverLapses && t("travellersCheques.answer.neverLapses"),
    ].filter((part) => part !== false);
  }
}

/** Circle and hook where this counter pays, triangle where somebody is to be asked, octagon for no. */
function toneOf(answer: ChequeAnswer): Tone {
  const { kind } = answer;
  if (kind === "ended" || kind === "restricted") return "no";
  return kind === "redeemed" && isBought(answer) ? "ok" : "warn";
}
