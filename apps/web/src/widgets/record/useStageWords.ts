import type { Stage } from "@specimen/ui/Timeline/Timeline.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";
import type { LifecycleStage } from "./toLifecycleStages.ts";

type Dated = Omit<LifecycleStage, "state">;

/** Gives a stage of a record in words, with no more of a date than is known. */
export function useStageWords(): (stage: Dated) => Omit<Stage, "state"> {
  const { t } = useTranslation();
  const date = useDateText();
  return wordsOf;

  function wordsOf(stage: Dated): Omit<Stage, "state"> {
    const known = stage.date === null ? t("record.unknown") : date(stage.date);
    switch (stage.kind) {
      case "issued":
        return { title: t("catalogue.timeline.issued"), date: known };
      case "issuanceStopped":
        return stage.date === null
          ? { title: t("catalogue.timeline.stillIssued"), note: t("catalogue.timeline.open") }
          : { title: t("catalogue.timeline.issuanceStopped"), date: known };
      case "legalTenderUntil":
        return stage.isOpenEnded
          ? { title: t("catalogue.timeline.legalTender"), note: t("catalogue.timeline.open") }
          : { title: t("catalogue.timeline.legalTenderUntil"), date: known };
      case "worthless":
        return { title: t("catalogue.timeline.worthlessSince"), date: known };
      case "exchange":
        return exchangeWords(stage);
    }
  }

  function exchangeWords({ until, by, date: since }: Dated): Omit<Stage, "state"> {
    const detail = by ?? undefined;
    if (until !== null)
      return { title: t("catalogue.timeline.exchangeUntil"), date: date(until), detail };
    const isKnown = by !== null || since !== null;
    return {
      title: t("catalogue.timeline.exchange"),
      detail,
      note: isKnown ? t("catalogue.timeline.unlimited") : t("record.unknown"),
    };
  }
}
