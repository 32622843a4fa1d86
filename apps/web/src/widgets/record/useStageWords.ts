import type { TimelineStage } from "@specimen/api/contract";
import type { Stage } from "@specimen/ui/Timeline/Timeline.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";

type Dated = Omit<TimelineStage, "state">;

/** Gives a stage of a note's life in words, with no more of a date than is known. */
export function useStageWords(): (stage: Dated) => Omit<Stage, "state"> {
  const { t } = useTranslation();
  const date = useDateText();
  return wordsOf;

  function wordsOf(stage: Dated): Omit<Stage, "state"> {
    const known = stage.date === null ? t("record.unknown") : date(stage.date);
    switch (stage.kind) {
      case "issued":
        return { title: t("banknotes.timeline.issued"), date: known };
      case "issuanceStopped":
        return stage.date === null
          ? { title: t("banknotes.timeline.stillIssued"), note: t("banknotes.timeline.open") }
          : { title: t("banknotes.timeline.issuanceStopped"), date: known };
      case "legalTenderUntil":
        return stage.date === null
          ? { title: t("banknotes.timeline.legalTender"), note: t("banknotes.timeline.open") }
          : { title: t("banknotes.timeline.legalTenderUntil"), date: known };
      case "worthless":
        return { title: t("banknotes.timeline.worthlessSince"), date: known };
      case "exchange":
        return exchangeWords(stage);
    }
  }

  function exchangeWords({ until, by, date: since }: Dated): Omit<Stage, "state"> {
    const detail = by ?? undefined;
    if (until !== null)
      return { title: t("banknotes.timeline.exchangeUntil"), date: date(until), detail };
    const isKnown = by !== null || since !== null;
    return {
      title: t("banknotes.timeline.exchange"),
      detail,
      note: isKnown ? t("banknotes.timeline.unlimited") : t("record.unknown"),
    };
  }
}
