import type { IdentityDocument } from "@specimen/api/contract";
import { formatSize } from "@specimen/core/format";
import { PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { PrintSheetLayout } from "../../../widgets/record/PrintSheetLayout.tsx";
import { documentFacts } from "../documentFacts.ts";
import { basisOf, printedPages } from "../documentPrint.ts";
import { checkedFeature } from "../documentSpecimen.ts";
import { useAcceptanceVerdict } from "../../../widgets/documents/useAcceptanceVerdict.tsx";
import { PrintedRule } from "./RulesCard.tsx";
import { usePageName } from "../usePageName.ts";
import { useLabelled } from "../../../widgets/useLabelled.ts";

/** A document on paper. */
export function PrintedDocument({ document }: { document: IdentityDocument }) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const { language } = useLanguage();
  const verdict = useAcceptanceVerdict();
  const pageName = usePageName();
  return (
    <PrintSheetLayout
      title={labelled(document.issuer.name, document.name.text)}
      subtitle={document.series !== null && <Localized text={document.series} />}
      code={document.id}
      verdict={verdict(document)}
      basis={basisOf(document)}
      record={document}
      specs={documentFacts}
      pictures={printedPages(document).map(({ page, widthMm, heightMm, src }) => ({
        src,
        caption: `${pageName(page)} · ${formatSize([widthMm, heightMm], language)}`,
      }))}
      features={document.features.filter(({ seconds }) => seconds !== null).map(checkedFeature)}
    >
      {document.answer.rules.length > 0 && (
        <PrintList
          title={t("identityDocuments.rules.title")}
          items={document.answer.rules.map((rule) => (
            <PrintedRule key={rule.id} rule={rule} />
          ))}
        />
      )}
    </PrintSheetLayout>
  );
}
