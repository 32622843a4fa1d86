import type { Tradability } from "@specimen/api/contract";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { tradeWords } from "./tradeWords.ts";

/** The house rule for a note; a hidden tick leaves the cell empty (tradableHideGreenHookInTabOnlyTrade). */
export function Trade({
  tradability,
  hidesTick,
}: {
  tradability: Tradability;
  hidesTick: boolean;
}) {
  const { t } = useTranslation();
  const word = tradeWords[tradability];
  if (word !== "noTrade" && hidesTick) return null;
  return (
    <StatusText sign={word === "noTrade" ? "cross" : "ok"}>
      {t(`banknotes.trade.${word}`)}
    </StatusText>
  );
}
