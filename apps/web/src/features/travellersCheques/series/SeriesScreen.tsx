import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Awaited, StackInOrder } from "@specimen/ui/Stack/StackInOrder.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { paths } from "../../../url/paths.ts";
import { RecordScreen } from "../../../widgets/catalogue/RecordScreen.tsx";
import { isAwaited } from "../../../widgets/query.ts";
import { PrintSheetLayout } from "../../../widgets/record/PrintSheetLayout.tsx";
import { RecordFacts } from "../../../widgets/record/RecordFacts.tsx";
import { VerdictBanner } from "../../../widgets/record/VerdictBanner.tsx";
import { AcceptanceSteps, PrintedAcceptance } from "../accept/AcceptanceSteps.tsx";
import { CustomerInfo } from "../accept/CustomerInfo.tsx";
import { PrintedWhoCashes, WhoCashes } from "../accept/WhoCashes.tsx";
import { seriesFacts } from "../chequeFacts.ts";
import { nameOfSeries } from "../chequeNames.ts";
import { seriesNotesQuery, seriesQuery } from "../queries.ts";
import { useChequeVerdict } from "../useChequeVerdict.ts";
import { PrintedValues, SeriesValues } from "./SeriesValues.tsx";

/** One series: notes/seriesId/{id}. */
export function SeriesScreen() {
  const { banknoteSeriesId: seriesId = "" } = useParams();
  return <SeriesPage key={seriesId} seriesId={seriesId} />;
}

function SeriesPage({ seriesId }: { seriesId: string }) {
  const { t } = useTranslation();
  const query = seriesQuery.useData(seriesId);
  const notes = seriesNotesQuery.useData(seriesId);
  const verdict = useChequeVerdict();
  const { list } = paths.travellersCheques;
  const toAll = (
    <LinkButton href={list} variant="secondary">
      {t("travellersCheques.toAll")}
    </LinkButton>
  );
  const firstNote = notes.data?.[0];
  return (
    <RecordScreen
      query={query}
      crumbs={[
        { label: t("travellersCheques.title"), href: list },
        { label: seriesId, isCode: true },
      ]}
      missing={{
        title: t("travellersCheques.seriesMissing", { id: seriesId }),
        text: t("travellersCheques.missingText"),
        wayOn: toAll,
      }}
      failed={{ title: t("travellersCheques.seriesFailed"), wayOn: toAll }}
      heading={(series) => ({
        title: nameOfSeries(series),
        note: series.currencies.join(" · "),
      })}
      print={{
        sheet: (series) => (
          <PrintSheetLayout
            title={nameOfSeries(series)}
            code={series.id}
            verdict={verdict(series.answer)}
            basis={series.answer}
            record={series}
            specs={seriesFacts}
            pictures={[]}
          >
            {notes.data !== undefined && <PrintedValues notes={notes.data} />}
            <PrintedWhoCashes
              issuer={series.issuer}
              answer={series.answer}
              information={series.information}
            />
            <PrintedAcceptance information={series.information} />
          </PrintSheetLayout>
        ),
        picturesOf: () => [],
      }}
      verdict={({ answer }) => <VerdictBanner verdict={verdict(answer)} basis={answer} />}
      specimen={({ information }) => (
        <StackInOrder gap={18}>
          <SeriesValues query={notes} />
          <AcceptanceSteps information={information} />
        </StackInOrder>
      )}
      aside={(series) => (
        <StackInOrder gap={18}>
          <WhoCashes
            issuer={series.issuer}
            answer={series.answer}
            confidence={series.provenance.confidence}
            information={series.information}
          />
          {firstNote !== undefined && <CustomerInfo noteId={firstNote.id} />}
          {isAwaited(notes) && <Awaited />}
          <RecordFacts record={series} specs={seriesFacts} />
        </StackInOrder>
      )}
    />
  );
}
