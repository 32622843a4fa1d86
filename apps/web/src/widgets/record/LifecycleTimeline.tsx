import type { Provenance, TimelineStage } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { PrintLine, PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { Timeline } from "@specimen/ui/Timeline/Timeline.tsx";
import { useTranslation } from "react-i18next";
import { FieldMark } from "./FieldMark.tsx";
import * as css from "./record.css.ts";
import { toLifecycleStages } from "./toLifecycleStages.ts";
import { useStageWords } from "./useStageWords.ts";

export interface LifecycleTimelineProps {
  timeline: readonly TimelineStage[];
  /** Marks which stages were checked. */
  provenance?: Provenance;
}

/** The members of a record that its stages are derived from. */
const stageFields: Record<TimelineStage["kind"], readonly string[]> = {
  issued: ["firstIssued"],
  issuanceStopped: ["issuanceStopped"],
  legalTenderUntil: ["legalTenderUntil"],
  exchange: ["exchange"],
  worthless: ["exchange"],
};

/** The stages of a record from its issue on, and which of them is the present one. */
export function LifecycleTimeline({ timeline, provenance }: LifecycleTimelineProps) {
  const { t } = useTranslation();
  const words = useStageWords();
  const title = t("catalogue.timeline.title");
  return (
    <section className={css.section}>
      <Heading level={2}>{title}</Heading>
      <Card padding="none">
        <Timeline
          label={title}
          presentText={t("catalogue.timeline.present")}
          stages={toLifecycleStages(timeline).map((stage) => ({
            state: stage.state,
            isOpenEnded: stage.isOpenEnded,
            ...words(stage),
            aside: <StageMark stage={stage} provenance={provenance} />,
          }))}
        />
      </Card>
    </section>
  );
}

/** The same on paper, line by line. */
export function PrintedTimeline({ timeline, provenance }: LifecycleTimelineProps) {
  const { t } = useTranslation();
  const words = useStageWords();
  return (
    <PrintList
      title={t("catalogue.timeline.title")}
      items={toLifecycleStages(timeline).map((stage) => {
        const { title, date, detail, note } = words(stage);
        const text = [date, detail, note].filter((part) => part !== undefined).join(", ");
        const present = stage.state === "present" ? ` (${t("catalogue.timeline.present")})` : "";
        return (
          <PrintLine
            key={stage.kind}
            label={title}
            value={
              <>
                {text + present} <StageMark stage={stage} provenance={provenance} />
              </>
            }
          />
        );
      })}
    />
  );
}

interface StageMarkProps {
  provenance: Provenance | undefined;
  stage: Pick<TimelineStage, "kind" | "date" | "until">;
}

/** Whether a stage was checked; of one without a date nothing is said. */
function StageMark({ stage, provenance }: StageMarkProps) {
  if (provenance === undefined || (stage.date === null && stage.until === null)) return null;
  return <FieldMark provenance={provenance} fields={stageFields[stage.kind]} />;
}
