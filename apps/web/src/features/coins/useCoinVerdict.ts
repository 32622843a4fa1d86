import type { Answer } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useTradeVerdict } from "../../widgets/record/useTradeVerdict.ts";
import type { Verdict } from "../../widgets/record/VerdictBanner.tsx";

/** A coin is answered for by the organisation's rule; of its legal tender nothing is recorded. */
export function useCoinVerdict(): (answer: Answer) => Verdict {
  const { t } = useTranslation();
  const tradeVerdict = useTradeVerdict();
  return ({ tradability }) => {
    const { tone, title, rule } = tradeVerdict(tradability);
    return { tone, title, reason: `${t("coins.legalTender")} ${rule}` };
  };
}
