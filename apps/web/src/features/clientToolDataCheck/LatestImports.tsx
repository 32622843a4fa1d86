import type { StolenImport } from "@specimen/api/contract";
import { formatNumber } from "@specimen/core/format";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../services/hooks/useLanguage.ts";
import { paths } from "../../url/paths.ts";
import { useTimeText } from "../../widgets/useTimeText.ts";

/** The lists that were imported last, and what became of each; a row leads to its change. */
export function LatestImports({ imports }: { imports: readonly StolenImport[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const timeText = useTimeText();
  if (imports.length === 0) return null;
  return (
    <Card title={t("clientToolDataCheck.stolen.imports")}>
      <Table
        caption={t("clientToolDataCheck.stolen.imports")}
        rows={imports}
        rowKey={({ id }) => id}
        rowHref={({ changeId }) =>
          changeId === null
            ? paths.clientTool.changesOf("stolenDocuments")
            : paths.clientTool.change(changeId)
        }
        columns={[
          {
            id: "file",
            heading: t("clientToolDataCheck.stolen.file"),
            isRowLink: true,
            card: "title",
            cell: ({ name }) => name,
          },
          {
            id: "who",
            heading: t("clientToolDataCheck.stolen.sent"),
            card: "line",
            cell: ({ by, startedAt }) => `${timeText(startedAt)}, ${by}`,
          },
          {
            id: "outcome",
            heading: t("clientToolDataCheck.stolen.result"),
            card: "footStart",
            cell: ({ outcome }) =>
              outcome === null ? "" : t(`clientToolDataCheck.stolen.outcome.${outcome}`),
          },
          {
            id: "numbers",
            heading: t("clientToolDataCheck.stolen.numbers"),
            align: "end",
            card: "footEnd",
            cell: ({ numbers }) => (numbers === null ? "" : formatNumber(numbers, language)),
          },
        ]}
      />
    </Card>
  );
}
