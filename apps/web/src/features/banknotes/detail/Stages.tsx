import type { TimelineStage } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Timeline, type Stage } from "@specimen/ui/Timeline/Timeline.tsx";
import { useTranslation } from "react-i18next";
import { useDateText } from "../../../widgets/useDateText.ts";
import * as css from "./detail.css.ts";
import { standingOf } from "./standingOf.ts";

type Dated = Omit<TimelineStage, "state">;

/** A note's life on a line. */
export function Stages({ timeline }: { timeline: readonly TimelineStage[] }) {
  const { t } = useTranslation();
  const date = useDateText();
  return (
    <section className={css.section}>
      <Heading level={2}>{t("banknotes.timeline.title")}</Heading>
      <Card padding="none">
        <Timeline
          label={t("banknotes.timeline.title")}
          presentText={t("banknotes.timeline.present")}
          stages={standingOf(timeline).map((stage) => ({
            state: stage.state,
            isOpenEnded: stage.isOpenEnded,
            ...wordsOf(stage),
          }))}
        />
      </Card>
    </section>
  );

  function wordsOf(stage: Dated): Pick<Stage, "title" | "date" | "detail" | "note"> {
    const known = stage.date === null ? t("record.unknown") : date(stage.date);
    switch (stage.kind) {
      case "issued":
      case "issuanceStopped":
        return { title: t(`banknotes.timeline.${stage.kind}`), date: known };
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
