import type { IdentityDocument } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useLookedUp } from "../../../services/hooks/useLookedUp.ts";
import { paths } from "../../../url/paths.ts";
import { RecordScreen } from "../../../widgets/catalogue/RecordScreen.tsx";
import { CompareToggle } from "../../../widgets/compare/CompareButton.tsx";
import { ComparisonLinks } from "../../../widgets/compare/ComparisonLinks.tsx";
import { FeatureChecklist } from "../../../widgets/record/FeatureChecklist.tsx";
import { RecordFacts } from "../../../widgets/record/RecordFacts.tsx";
import { VerdictBanner } from "../../../widgets/record/VerdictBanner.tsx";
import { SpecimenViewer } from "../../../widgets/viewer/SpecimenViewer.tsx";
import { useViewer, type Viewer } from "../../../widgets/viewer/useViewer.ts";
import { DataCheckButton } from "../DataCheckButton.tsx";
import { documentComparison } from "../documentComparison.ts";
import { documentFacts } from "../documentFacts.ts";
import { nameOf } from "../documentName.ts";
import { DocumentNote } from "../DocumentNote.tsx";
import { basisOf, printedPages } from "../documentPrint.ts";
import {
  checkedFeature,
  documentSpecimen,
  documentViewer,
  mainPageOf,
  pinOf,
  viewerOf,
} from "../documentSpecimen.ts";
import { documentQuery } from "../queries.ts";
import { useAcceptanceVerdict } from "../../../widgets/documents/useAcceptanceVerdict.tsx";
import { usePageName } from "../usePageName.ts";
import { Changes } from "./Changes.tsx";
import * as css from "./detail.css.ts";
import { FeatureCheckCard } from "./FeatureCheckCard.tsx";
import { FieldsCard } from "./FieldsCard.tsx";
import { MrzCard } from "./MrzCard.tsx";
import { NumberCard } from "./NumberCard.tsx";
import { PrintedDocument } from "./PrintedDocument.tsx";
import { RulesCard } from "./RulesCard.tsx";
import { SeriesTimeline } from "./SeriesTimeline.tsx";
import { SimilarRecords } from "./SimilarRecords.tsx";

/** One identity document: show/passId/{id}. */
export function DetailScreen() {
  const { identityDocumentId = "" } = useParams();
  return <DocumentPage key={identityDocumentId} documentId={identityDocumentId} />;
}

function DocumentPage({ documentId }: { documentId: string }) {
  const { t } = useTranslation();
  const query = documentQuery.useData(documentId);
  const verdict = useAcceptanceVerdict();
  const pageName = usePageName();
  const viewer = useViewer(documentViewer);
  useLookedUp("identityDocument", query.data?.id ?? null);
  const { data: found } = query;
  return (
    <RecordScreen
      query={query}
      crumbs={
        found === undefined && query.error === undefined
          ? undefined
          : crumbsOf(found, documentId, t)
      }
      missing={{
        title: t("identityDocuments.missingTitle", { id: documentId }),
        text: t("identityDocuments.missingText"),
        wayOn: <LinkButton href={paths.identityDocuments.country}>{t("countries.all")}</LinkButton>,
      }}
      failed={{
        title: t("identityDocuments.detailFailed"),
        wayOn: (
          <LinkButton href={paths.identityDocuments.country} variant="secondary">
            {t("countries.all")}
          </LinkButton>
        ),
      }}
      heading={({ name, firstIssued, issuer, series, mrz }) => ({
        title: name.text,
        documentTitle: `${nameOf({ name, firstIssued })}, ${issuer.name}`,
        code: mrz?.documentCode ?? undefined,
        flagSrc: issuer.flagSrc ?? undefined,
        note: [issuer.name, series?.text].filter(Boolean).join(" · "),
      })}
      actions={({ id }) => (
        <>
          <CompareToggle comparison={documentComparison} id={id} />
          <ComparisonLinks comparison={documentComparison} />
          <DataCheckButton size="sm" seriesId={id} />
        </>
      )}
      print={{
        sheet: (document) => <PrintedDocument document={document} />,
        picturesOf: (document) => printedPages(document).map(({ src }) => src),
      }}
      verdict={(document) => (
        <>
          <VerdictBanner verdict={verdict(document)} basis={basisOf(document)} />
          <DocumentNote text={document.info} />
        </>
      )}
      specimen={(document) => (
        <SpecimenViewer
          {...documentSpecimen(document, pageName)}
          title={nameOf(document)}
          viewer={viewerOf(viewer, document)}
        />
      )}
      aside={(document) => (
        <FeatureCheckCard
          document={document}
          pins={document.features.map((feature) => pinOf(feature, mainPageOf(document)))}
          viewer={viewerOf(viewer, document)}
        />
      )}
    >
      {(document) => <Rest document={document} viewer={viewerOf(viewer, document)} />}
    </RecordScreen>
  );
}

/** What is read after the answer and the check. */
function Rest({ document, viewer }: { document: IdentityDocument; viewer: Viewer }) {
  const { t } = useTranslation();
  const main = mainPageOf(document);
  return (
    <>
      {document.mrzDetails !== null && <MrzCard mrz={document.mrzDetails} />}
      <div className={css.columns}>
        <div className={css.column}>
          <RecordFacts record={document} specs={documentFacts} />
          <RulesCard rules={document.answer.rules} />
        </div>
        <div className={css.column}>
          <NumberCard number={document.number} />
          <Changes changes={document.commonChanges} />
          <FieldsCard document={document} />
        </div>
      </div>
      <SeriesTimeline document={document} />
      <SimilarRecords document={document} />
      <FeatureChecklist
        features={document.features.map((feature) => ({ ...checkedFeature(feature), feature }))}
        selected={viewer.feature}
        onSelect={({ feature }) => viewer.choose(pinOf(feature, main))}
        moreLabel={t("identityDocuments.features.more")}
        moreHrefOf={({ feature }) => paths.identityDocuments.securityFeature(feature.featureId)}
      />
    </>
  );
}

/** The way from the area to the document; an issuer that is no country has no list. */
function crumbsOf(found: IdentityDocument | undefined, documentId: string, t: TFunction) {
  const country = found?.country ?? null;
  return [
    { label: t("identityDocuments.title"), href: paths.identityDocuments.country },
    ...(country === null
      ? []
      : [{ label: country.name, href: paths.identityDocuments.list(country.id) }]),
    { label: documentId, isCode: true },
  ];
}
