import type { Ingot } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useTradeVerdict } from "../../../widgets/record/useTradeVerdict.ts";
import type { Verdict } from "../../../widgets/record/VerdictBanner.tsx";

/** What the organisation's rule says on a bar, and of what metal it is. */
export function useBarVerdict(): (bar: Ingot) => Verdict {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const tradeVerdict = useTradeVerdict();
  return ({ type, fineness, tradability }) => {
    const { tone, title, rule } = tradeVerdict(tradability);
    const metal = t(`preciousMetals.barTypes.${type}`);
    return { tone, title, reason: `${metal}, ${formatNumber(fineness, language)}/1000. ${rule}` };
  };
}
