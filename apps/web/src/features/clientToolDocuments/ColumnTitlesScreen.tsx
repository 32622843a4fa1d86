import { DocumentHeadingsRule, type DocumentColumnHeadings } from "@specimen/api/contract";
import { defineQuery, useApiClient } from "@specimen/api/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AcceptanceText } from "../../widgets/documents/useAcceptanceVerdict.tsx";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { ColumnTitlesForm, type TitledColumn } from "../../widgets/rules/ColumnTitlesForm.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";

const headingsQuery = defineQuery("/identity-documents/column-heading/all-languages");

/** The titles of the columns of a country's documents, with the head of the real table as preview. */
export function ColumnTitlesScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const query = headingsQuery.useData();
  const columnOf = (
    name: keyof DocumentColumnHeadings,
    sample: ReactNode,
    width?: string,
  ): TitledColumn => ({
    name,
    title: t(`identityDocuments.columns.${name}`),
    sample,
    ...(width !== undefined && { width }),
  });
  return (
    <RulePage section="documentHeadings" title={t("form.sections.documentHeadings")}>
      <QueryState query={query} failed={t("clientToolDocuments.failed")}>
        {(found) => (
          <ColumnTitlesForm
            section="documentHeadings"
            schema={DocumentHeadingsRule}
            title={t("clientToolDocuments.columnTitles")}
            columns={[
              columnOf("document", t("identityDocuments.kinds.passport")),
              columnOf("issued", "2017", "9.75rem"),
              columnOf("size", "125 × 88", "6.5rem"),
              columnOf("mrz", "TD3 P", "4rem"),
              columnOf("validity", "10", "6.5rem"),
              columnOf("status", t("identityDocuments.status.current"), "8.25rem"),
              columnOf("acceptance", <AcceptanceText kind="accept" />, "8.25rem"),
            ]}
            found={found}
            onWritten={() => void query.mutate()}
            send={async (sent) =>
              writtenOf(
                await client.PUT("/identity-documents/column-heading", {
                  params: sentParams(sent, "ct/passes/columntitles"),
                  body: sent.body,
                }),
              )
            }
          />
        )}
      </QueryState>
    </RulePage>
  );
}
