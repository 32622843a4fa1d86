import { type Banknote, CountryId } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useLookedUp } from "../../../services/hooks/useLookedUp.ts";
import { paths } from "../../../url/paths.ts";
import { RecordScreen } from "../../../widgets/catalogue/RecordScreen.tsx";
import { CompareToggle } from "../../../widgets/compare/CompareButton.tsx";
import { ComparisonLinks } from "../../../widgets/compare/ComparisonLinks.tsx";
import { FeatureChecklist } from "../../../widgets/record/FeatureChecklist.tsx";
import { LifecycleTimeline } from "../../../widgets/record/LifecycleTimeline.tsx";
import { RecordFacts } from "../../../widgets/record/RecordFacts.tsx";
import { VerdictBanner } from "../../../widgets/record/VerdictBanner.tsx";
import { useCountry } from "../../../widgets/useCountries.ts";
import { printedPictures } from "../../../widgets/viewer/specimen.ts";
import { SpecimenViewer } from "../../../widgets/viewer/SpecimenViewer.tsx";
import { useTwoSides } from "../../../widgets/viewer/useTwoSides.ts";
import { useViewer } from "../../../widgets/viewer/useViewer.ts";
import { noteComparison } from "../noteComparison.ts";
import { noteFacts } from "../noteFacts.ts";
import { nameOf, noteSpecimen, noteViewer } from "../noteSpecimen.ts";
import { banknoteQuery } from "../queries.ts";
import { useNoteVerdict } from "../useNoteVerdict.ts";
import { Neighbours } from "./Neighbours.tsx";
import { PrintedNote } from "./PrintedNote.tsx";
import { SimilarRecords } from "./SimilarRecords.tsx";

/** One banknote: show/noteId/{id}/countryId/{id}. */
export function DetailScreen() {
  const { banknoteId = "", countryId = "" } = useParams();
  return <NotePage key={banknoteId} banknoteId={banknoteId} countryId={countryId} />;
}

function NotePage({ banknoteId, countryId }: { banknoteId: string; countryId: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  // An address is typed by hand too: what no country can be called is not asked for.
  const isCountry = CountryId.safeParse(countryId).success;
  const query = banknoteQuery.useData({
    banknoteId,
    countryId: isCountry ? countryId : undefined,
  });
  const known = useCountry(countryId);
  const verdict = useNoteVerdict();
  const viewer = useViewer(noteViewer);
  const sides = useTwoSides();
  useLookedUp("banknote", query.data?.id ?? null);
  // The service says under which country the note is shown: under another one it is no money.
  const country = query.data?.country ?? known;
  const listHref = paths.banknotes.list(country?.id ?? countryId);
  return (
    <RecordScreen
      query={query}
      crumbs={
        country === undefined && query.error === undefined
          ? undefined
          : [
              { label: t("banknotes.title"), href: paths.banknotes.country },
              { label: country?.name ?? countryId, href: listHref },
              { label: banknoteId, isCode: true },
            ]
      }
      missing={{
        title: t("banknotes.missingTitle", { id: banknoteId }),
        text: t("banknotes.missingText"),
        wayOn: <LinkButton href={paths.banknotes.country}>{t("countries.all")}</LinkButton>,
      }}
      failed={{
        title: t("banknotes.detailFailed"),
        wayOn: (
          <LinkButton href={listHref} variant="secondary">
            {t("banknotes.empty.showAll")}
          </LinkButton>
        ),
      }}
      heading={(note) => ({
        title: nameOf(note, language),
        documentTitle: [nameOf(note, language), note.series.text, note.issuingCountry.name].join(
          ", ",
        ),
        code: note.currencyISO,
        flagSrc: note.issuingCountry.flagSrc ?? undefined,
        note: openedUnder(note, t),
      })}
      actions={({ id }) => (
        <>
          <CompareToggle comparison={noteComparison} id={id} />
          <ComparisonLinks comparison={noteComparison} />
        </>
      )}
      print={{
        sheet: (note) => <PrintedNote note={note} />,
        picturesOf: (note) => printedPictures(note).map(({ src }) => src),
      }}
      verdict={({ answer }) => <VerdictBanner verdict={verdict(answer)} basis={answer} />}
      specimen={(note) => (
        <SpecimenViewer
          {...noteSpecimen(note, sides)}
          title={nameOf(note, language)}
          viewer={viewer}
          // An upright note leaves space beside it, which its back takes.
          isSideBySide={note.orientation === "portrait"}
        />
      )}
      aside={(note) => (
        <>
          <RecordFacts record={note} specs={noteFacts} />
          <Neighbours note={note} countryId={note.country.id} />
        </>
      )}
    >
      {(note) => (
        <>
          <LifecycleTimeline timeline={note.timeline} provenance={note.provenance} />
          <SimilarRecords note={note} countryId={note.country.id} />
          <FeatureChecklist
            features={note.features}
            selected={viewer.feature}
            onSelect={(feature) => viewer.choose({ ...feature, places: feature.spots })}
            moreHrefOf={({ key }) =>
              paths.banknotes.glossaryEntryFrom(key, note.id, note.country.id)
            }
          />
        </>
      )}
    </RecordScreen>
  );
}

/** Whose note it is, where that is not the country it was opened under: the euro has many. */
const openedUnder = ({ country, issuingCountry }: Banknote, t: TFunction): string | undefined =>
  country.id === issuingCountry.id
    ? undefined
    : t("banknotes.openedUnder", { issuer: issuingCountry.name, country: country.name });
