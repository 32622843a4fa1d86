import type { IdentityDocument, NeighbourDocument } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Heading } from "@specimen/ui/Heading/Heading.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Timeline, type Stage } from "@specimen/ui/Timeline/Timeline.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { section } from "../../../widgets/record/record.css.ts";
import { useDateText } from "../../../widgets/useDateText.ts";
import { nameOf } from "../documentName.ts";

/** What came before a series and what after it. */
export function SeriesTimeline({ document }: { document: IdentityDocument }) {
  const { t } = useTranslation();
  const stageOf = useStage();
  const title = t("identityDocuments.series.title");
  const predecessor = document.neighbours.find(({ relation }) => relation === "predecessor");
  const successor = document.neighbours.find(({ relation }) => relation === "successor");
  return (
    <section className={section}>
      <Heading level={2}>{title}</Heading>
      <Card padding="none">
        <Timeline
          label={title}
          presentText={t("identityDocuments.alike.here")}
          stages={[
            predecessor === undefined
              ? { title: t("identityDocuments.series.noPredecessor"), state: "past" }
              : stageOf(predecessor, "past"),
            stageOf(document, "present"),
            successor === undefined
              ? { title: t("identityDocuments.series.noSuccessor"), state: "future" }
              : stageOf(successor, "future"),
          ]}
        />
      </Card>
      <Stack direction="row" gap={8} isWrapping>
        {predecessor !== undefined && (
          <LinkButton
            href={paths.identityDocuments.detail(predecessor.id)}
            variant="secondary"
            size="sm"
          >
            {t("identityDocuments.series.openPredecessor")}
          </LinkButton>
        )}
        {successor !== undefined && (
          <LinkButton
            href={paths.identityDocuments.detail(successor.id)}
            variant="secondary"
            size="sm"
          >
            {t("identityDocuments.series.openSuccessor")}
          </LinkButton>
        )}
      </Stack>
    </section>
  );
}

type Dated = Pick<
  NeighbourDocument,
  "name" | "series" | "firstIssued" | "lastIssued" | "status" | "notValidAfter"
>;

function useStage(): (series: Dated, state: Stage["state"]) => Stage {
  const { t } = useTranslation();
  const date = useDateText();
  return (series, state) => {
    const { firstIssued, lastIssued, status, notValidAfter } = series;
    const from = firstIssued === null ? t("record.unknown") : date(firstIssued);
    return {
      title: nameOf(series),
      date:
        lastIssued === null
          ? status === "current"
            ? t("identityDocuments.list.stillIssued", { from })
            : from
          : `${from} – ${date(lastIssued)}`,
      ...(series.series !== null && { detail: series.series.text }),
      ...(notValidAfter !== null && {
        note: t("identityDocuments.status.supersededUntil", { date: date(notValidAfter) }),
      }),
      state,
      isOpenEnded: status === "current",
    };
  };
}
