import type { Banknote } from "@specimen/api/contract";
import { formatValue } from "@specimen/core/format";
import { Breadcrumbs } from "@specimen/ui/Breadcrumbs/Breadcrumbs.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { OnScreen } from "@specimen/ui/PrintSheet/OnScreen.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Skeleton } from "@specimen/ui/Skeleton/Skeleton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLanguage } from "../../../services/language.ts";
import { usePrinting } from "../../../services/printing.ts";
import { useLookedUp } from "../../../services/statistics.ts";
import { paths } from "../../../url/paths.ts";
import { Failure } from "../../../widgets/Failure.tsx";
import { isMissing } from "../../../widgets/isMissing.ts";
import { Missing } from "../../../widgets/Missing.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useCountry } from "../../../widgets/useCountries.ts";
import { CompareToggle } from "../../../widgets/compare/CompareToggle.tsx";
import { ComparisonLinks } from "../../../widgets/compare/ComparisonLinks.tsx";
import { PrintButton } from "../../../widgets/record/PrintButton.tsx";
import { PrintedNote } from "../../../widgets/record/PrintSheetLayout.tsx";
import { printedPictures } from "../../../widgets/record/printedPictures.ts";
import { useBanknote } from "../queries.ts";
import { AnswerBlock } from "../../../widgets/record/VerdictBanner.tsx";
import { DetailSkeleton } from "../../../widgets/catalogue/RecordSkeleton.tsx";
import * as css from "../../../widgets/record/record.css.ts";
import { Features } from "../../../widgets/record/FeatureChecklist.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { NoteFacts } from "../../../widgets/record/RecordFacts.tsx";
import { Stages } from "../../../widgets/record/LifecycleTimeline.tsx";
import { useViewer } from "../../../widgets/viewer/useViewer.ts";
import { Viewer } from "../../../widgets/viewer/SpecimenViewer.tsx";
import { WhichSeries } from "./SimilarRecords.tsx";

/** One banknote: show/noteId/{id}/countryId/{id}. */
export function DetailScreen() {
  const { banknoteId = "", countryId = "" } = useParams();
  return <NotePage key={banknoteId} banknoteId={banknoteId} countryId={countryId} />;
}

function NotePage({ banknoteId, countryId }: { banknoteId: string; countryId: string }) {
  const { t } = useTranslation();
  const { data: note, error, mutate } = useBanknote(banknoteId, countryId);
  const country = useCountry(countryId) ?? note?.country;
  useLookedUp("banknote", note?.id ?? null);
  const pictures = note === undefined ? [] : printedPictures(note);
  const { isPrinting, print } = usePrinting(pictures.map(({ src }) => src));
  const backHref = paths.banknotes.list(countryId);
  if (note === undefined && isMissing(error))
    return (
      <Missing
        title={t("banknotes.missingTitle", { id: banknoteId })}
        text={t("banknotes.missingText")}
      >
        <LinkButton href={paths.banknotes.country}>{t("countries.all")}</LinkButton>
      </Missing>
    );
  return (
    <Page>
      {isPrinting && note !== undefined && <PrintedNote note={note} />}
      <OnScreen>
        <Stack gap={2}>
          {country === undefined && error === undefined ? (
            <Skeleton width="18rem" height="1.75rem" />
          ) : (
            <Breadcrumbs
              label={t("breadcrumbs")}
              items={[
                { label: t("banknotes.title"), href: paths.banknotes.country },
                { label: country?.name ?? countryId, href: backHref },
                { label: banknoteId, isCode: true },
              ]}
            />
          )}
          {note !== undefined && <Note note={note} countryId={countryId} onPrint={print} />}
          {note === undefined && error === undefined && <DetailSkeleton />}
          {note === undefined && error !== undefined && (
            <Failure
              error={error}
              title={t("banknotes.detailFailed")}
              headingLevel={1}
              onRetry={() => void mutate()}
            >
              <LinkButton href={backHref} variant="secondary">
                {t("banknotes.empty.showAll")}
              </LinkButton>
            </Failure>
          )}
        </Stack>
      </OnScreen>
    </Page>
  );
}

interface NoteProps {
  note: Banknote;
  countryId: string;
  onPrint: () => void;
}

function Note({ note, countryId, onPrint }: NoteProps) {
  const { language } = useLanguage();
  const viewer = useViewer();
  const title = `${formatValue(note.denomination, language)} ${note.unit.text}`;
  return (
    <Stack gap={14}>
      <Stack gap={8}>
        <ScreenTitle
          title={title}
          code={note.currencyISO}
          flagSrc={note.country.flagSrc ?? undefined}
          actions={
            <>
              <PrintButton onPrint={onPrint} />
              <CompareToggle banknoteId={note.id} />
              <ComparisonLinks />
            </>
          }
        />
        <AnswerBlock answer={note.answer} />
      </Stack>
      <div className={css.columns}>
        <Viewer note={note} title={title} viewer={viewer} />
        <div className={css.facts}>
          <NoteFacts note={note} />
          <Neighbours note={note} countryId={countryId} />
        </div>
      </div>
      <Stages timeline={note.timeline} />
      <WhichSeries note={note} countryId={countryId} />
      <Features note={note} viewer={viewer} />
    </Stack>
  );
}
