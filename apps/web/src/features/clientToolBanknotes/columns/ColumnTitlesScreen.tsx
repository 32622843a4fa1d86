import { ColumnHeadingsRule } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { useTranslation } from "react-i18next";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { ColumnTitlesForm, type TitledColumn } from "../../../widgets/rules/ColumnTitlesForm.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { headingsQuery } from "../queries.ts";

/** The titles of the columns of a country's notes, with the head of the real table as preview. */
export function ColumnTitlesScreen() {
  const { t } = useTranslation();
  const client = useApiClient();
  const query = headingsQuery.useData("0");
  const columnOf = (name: ColumnName, sample: string, width?: string): TitledColumn => ({
    name,
    title: t(`banknotes.columns.${name}`),
    sample,
    ...(width !== undefined && { width }),
  });
  return (
    <RulePage section="columnHeadings" title={t("clientToolBanknotes.columns.title")}>
      <QueryState query={query} failed={t("clientToolBanknotes.failed")}>
        {(found) => (
          <ColumnTitlesForm
            section="columnHeadings"
            schema={ColumnHeadingsRule}
            title={t("clientToolBanknotes.columns.titles")}
            columns={[
              columnOf("note", t("clientToolBanknotes.columns.sample.note")),
              columnOf("value", "50", "15%"),
              columnOf("motif", t("clientToolBanknotes.columns.sample.motif")),
              columnOf("size", "140 × 77", "14%"),
              columnOf("issued", "2017"),
              columnOf("status", t("record.status.issue"), "15%"),
              columnOf("trade", t("record.trade.buyAndSell"), "16%"),
            ]}
            found={found}
            onWritten={() => void query.mutate()}
            send={async (sent) =>
              writtenOf(
                await client.PUT("/banknotes/column-headings/{id}", {
                  params: { path: { id: "0" }, ...sentParams(sent, "ct/notes/columntitles") },
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

type ColumnName = "note" | "value" | "motif" | "size" | "issued" | "status" | "trade";
