import type { DataCheck } from "@specimen/api/contract";
import { conclusionOf } from "@specimen/core/ruleResult";
import { useTranslation } from "react-i18next";
import type { Verdict } from "../../../widgets/record/VerdictBanner.tsx";

/** Gives the one sentence: a hit before a contradiction, and what was not judged never left out. */
export function useConclusion(): (check: DataCheck) => Verdict {
  const { t } = useTranslation();
  return (check) => {
    const { headline, sentence, tone, counts } = conclusionOf(check);
    return {
      tone,
      title: t(`dataCheck.verdict.${headline}`),
      reason: t(`dataCheck.verdict.${sentence}`, counts),
    };
  };
}
