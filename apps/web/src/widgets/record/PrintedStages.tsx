import type { TimelineStage } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { standingOf } from "./toLifecycleStages.ts";
import { useStageWords } from "./useStageWords.ts";
import * as css from "./print.css.ts";

/** A note's life, line by line. */
export function PrintedStages({ timeline }: { timeline: readonly TimelineStage[] }) {
  const { t } = useTranslation();
  const words = useStageWords();
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{t("banknotes.timeline.title")}</h2>
      <ol className={css.columns}>
        {standingOf(timeline).map((stage) => {
          const { title, date, detail, note } = words(stage);
          const told = [date, detail, note].filter((part) => part !== undefined).join(", ");
          return (
            <li key={stage.kind} className={css.fact}>
              <span className={css.term}>{title}</span>
              <span>
                {told}
                {stage.state === "present" && ` (${t("banknotes.timeline.present")})`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
