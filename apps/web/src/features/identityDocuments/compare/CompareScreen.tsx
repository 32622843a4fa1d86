import { Light, type IdentityDocument } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { CompareScreen as CompareRecords } from "../../../widgets/compare/CompareScreen.tsx";
import { documentComparison } from "../documentComparison.ts";
import { documentFacts } from "../documentFacts.ts";
import { nameOf } from "../documentName.ts";
import { documentQuery } from "../queries.ts";
import { useAcceptanceVerdict } from "../../../widgets/documents/useAcceptanceVerdict.tsx";
import {
  comparedFeatures,
  comparedSides,
  comparedSpecimen,
  comparedViewer,
} from "./comparedSpecimen.ts";
import { useLabelled } from "../../../widgets/useLabelled.ts";

/** Up to three identity documents side by side. */
export function CompareScreen() {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const verdict = useAcceptanceVerdict();
  const sides = comparedSides.map((key) => ({
    key,
    label: t(`identityDocuments.compare.sides.${key}`),
  }));
  return (
    <CompareRecords
      comparison={documentComparison}
      title={t("identityDocuments.compare.title")}
      emptyText={t("identityDocuments.compare.emptyText")}
      area={{ title: t("identityDocuments.title"), href: paths.identityDocuments.country }}
      useRecord={documentQuery.useData}
      describe={(document: IdentityDocument) => ({
        name: labelled(document.issuer.name, nameOf(document)),
        code: document.issuer.code,
        series: document.series ?? document.name,
        href: paths.identityDocuments.detail(document.id),
        verdict: verdict(document),
        provenance: document.provenance,
        specimen: comparedSpecimen(document, sides),
        features: comparedFeatures(document),
      })}
      specs={documentFacts}
      schema={comparedViewer}
      sides={sides}
      lights={Light.options}
      missing={(id) => t("identityDocuments.missingTitle", { id })}
      failed={t("identityDocuments.detailFailed")}
      resource="identityDocument"
    />
  );
}
