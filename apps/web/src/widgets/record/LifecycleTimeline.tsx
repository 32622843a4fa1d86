import type { TimelineStage } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { Timeline } from "@specimen/ui/Timeline/Timeline.tsx";
import { useTranslation } from "react-i18next";
import * as css from "./record.css.ts";
import { standingOf } from "./toLifecycleStages.ts";
import { useStageWords } from "./useStageWords.ts";

/** A note's life on a line. */
export function Stages({ timeline }: { timeline: readonly TimelineStage[] }) {
  const { t } = useTranslation();
  const words = useStageWords();
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
            ...words(stage),
          }))}
        />
      </Card>
    </section>
  );
}
