import type { IdentityDocument, NeighbourDocument } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import {
  SimilarRecords as SimilarTo,
  type SimilarRow,
} from "../../../widgets/record/SimilarRecords.tsx";
import { describe, differenceFacts, type Described } from "../documentFacts.ts";
import { nameOf } from "../documentName.ts";
import { DocumentStatusText } from "../DocumentStatusText.tsx";
import { documentFrame } from "../list/documentFrame.ts";
import { IssuedText } from "../list/SeriesBar.tsx";

/** A series among those of the same country and kind. */
type Row = Omit<SimilarRow, "differences"> &
  Pick<NeighbourDocument, "name" | "firstIssued" | "front" | "notValidAfter" | "differences"> &
  Described;

const specs = Object.values(differenceFacts);

/** The other series of the country and kind, and what tells them from this one. */
export function SimilarRecords({ document }: { document: IdentityDocument }) {
  const { t } = useTranslation();
  return (
    <SimilarTo<Row>
      title={t("identityDocuments.alike.title")}
      hint={t("identityDocuments.alike.hint")}
      none={t("identityDocuments.alike.none")}
      here={t("identityDocuments.alike.here")}
      rows={seriesRows(document)}
      specs={specs}
      headings={{
        picture: t("identityDocuments.columns.front"),
        name: t("identityDocuments.facts.series"),
        status: t("identityDocuments.columns.status"),
      }}
      pictureOf={({ front }) => ({ src: front.src, size: front })}
      frame={documentFrame}
      nameOf={(row) => (
        <>
          {nameOf(row)}
          <br />
          <IssuedText document={row} />
        </>
      )}
      statusOf={(row) => <DocumentStatusText document={row} />}
      hrefOf={({ id }) => paths.identityDocuments.detail(id)}
    />
  );
}

/** The document itself first, then its neighbours. */
function seriesRows(document: IdentityDocument): Row[] {
  const here: Row = {
    ...document,
    ...describe(document),
    isHere: true,
    differences: [],
    featuresOnlyHere: [],
    featuresOnlyThere: [],
  };
  return [
    here,
    ...document.neighbours.map((neighbour) => ({
      ...neighbour,
      isHere: false,
      featuresOnlyHere: neighbour.featuresOnlyHere.map(keyed),
      featuresOnlyThere: neighbour.featuresOnlyThere.map(keyed),
    })),
  ];
}

const keyed = ({ featureId, name }: NeighbourDocument["featuresOnlyHere"][number]) => ({
  key: featureId,
  name,
});
