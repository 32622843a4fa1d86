import type { ChequeNote } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { RecordScreen } from "../../../widgets/catalogue/RecordScreen.tsx";
import { isAwaited } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RecordFacts } from "../../../widgets/record/RecordFacts.tsx";
import { VerdictBanner } from "../../../widgets/record/VerdictBanner.tsx";
import { printedPictures } from "../../../widgets/viewer/specimen.ts";
import { SpecimenViewer } from "../../../widgets/viewer/SpecimenViewer.tsx";
import { useViewer, type Viewer } from "../../../widgets/viewer/useViewer.ts";
import { AcceptanceSteps } from "../accept/AcceptanceSteps.tsx";
import { BeforeYouPay } from "../accept/BeforeYouPay.tsx";
import { CustomerInfo } from "../accept/CustomerInfo.tsx";
import { WhoCashes } from "../accept/WhoCashes.tsx";
import { noteFacts } from "../chequeFacts.ts";
import { nameOfNote, nameOfSeries } from "../chequeNames.ts";
import { chequeSpecimen, chequeViewer, firstFeature } from "../chequeSpecimen.ts";
import { informationQuery, noteQuery } from "../queries.ts";
import { useChequeVerdict } from "../useChequeVerdict.ts";
import { NoteNeighbours } from "./NoteNeighbours.tsx";
import { PrintedNote } from "./PrintedNote.tsx";

/** One value of a series: show/noteId/{id}. */
export function NoteScreen() {
  const { noteId = "" } = useParams();
  return <NotePage key={noteId} noteId={noteId} />;
}

function NotePage({ noteId }: { noteId: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const query = noteQuery.useData(noteId);
  const information = informationQuery.useData(noteId);
  const verdict = useChequeVerdict();
  const viewer = useSelectedFeature();
  const { list, series } = paths.travellersCheques;
  const toAll = (
    <LinkButton href={list} variant="secondary">
      {t("travellersCheques.toAll")}
    </LinkButton>
  );
  return (
    <RecordScreen
      query={query}
      crumbs={
        isAwaited(query)
          ? undefined
          : [
              { label: t("travellersCheques.title"), href: list },
              ...(query.data === undefined
                ? []
                : [{ label: nameOfSeries(query.data), href: series(query.data.seriesId) }]),
              { label: noteId, isCode: true },
            ]
      }
      missing={{
        title: t("travellersCheques.noteMissing", { id: noteId }),
        text: t("travellersCheques.missingText"),
        wayOn: toAll,
      }}
      failed={{ title: t("travellersCheques.noteFailed"), wayOn: toAll }}
      heading={(note) => ({
        title: nameOfNote(note, language),
        code: note.currencyISO,
        note: nameOfSeries(note),
      })}
      print={{
        sheet: (note) => <PrintedNote note={note} information={information.data} />,
        picturesOf: (note) => printedPictures(note).map(({ src }) => src),
      }}
      verdict={({ answer }) => <VerdictBanner verdict={verdict(answer)} basis={answer} />}
      specimen={(note) => (
        <>
          <SpecimenViewer
            {...chequeSpecimen(note, t("catalogue.viewer.sides.front"))}
            title={nameOfNote(note, language)}
            viewer={viewer}
          />
          <QueryState query={information} failed={t("travellersCheques.accept.failed")}>
            {(data) => <AcceptanceSteps information={data} />}
          </QueryState>
          <RecordFacts record={note} specs={noteFacts} />
        </>
      )}
      aside={(note) => (
        <>
          <BeforeYouPay
            features={note.features}
            selected={viewer.feature}
            onSelect={(feature) => select(viewer, feature)}
          />
          <WhoCashes
            issuer={note.issuer}
            answer={note.answer}
            confidence={note.provenance.confidence}
            information={information.data}
          />
          <CustomerInfo noteId={note.id} />
          <NoteNeighbours note={note} />
        </>
      )}
    />
  );
}

/** The viewer with one feature always selected. */
function useSelectedFeature(): Viewer {
  const viewer = useViewer(chequeViewer);
  return { ...viewer, feature: viewer.feature === "" ? firstFeature : viewer.feature };
}

/** Selects a feature in the light that shows it; the selected one stays. */
function select(viewer: Viewer, { key, light, spots }: ChequeNote["features"][number]): void {
  if (key !== viewer.feature) viewer.choose({ key, light, places: spots });
}
