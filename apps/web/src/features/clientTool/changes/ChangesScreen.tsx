import { ruleSections, RuleChangeStatus, type RuleChange } from "@specimen/api/contract";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { useUrlState } from "../../../url/useUrlState.ts";
import { RecordRows } from "../../../widgets/catalogue/RecordRows.tsx";
import { Empty } from "../../../widgets/Empty.tsx";
import { changesQuery } from "../../../widgets/form/changesQuery.ts";
import { useChangeTitle } from "../../../widgets/rules/useChangeTitle.ts";
import { useTimeText } from "../../../widgets/useTimeText.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { changesSchema } from "../queries.ts";

/** The history of all rules, narrowed to a section or a state; the filter is kept in the address. */
export function ChangesScreen() {
  const { t } = useTranslation();
  const url = useUrlState(changesSchema, { isStep: true });
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle title={t("clientTool.changes.title")} />
        <Stack direction="row" gap={10} isWrapping>
          <Select
            label={t("clientTool.changes.section")}
            value={url.texts["section"] ?? ""}
            options={[
              { value: "", label: t("clientTool.changes.all.section") },
              ...ruleSections.map((value) => ({ value, label: t(`form.sections.${value}`) })),
            ]}
            onValueChange={(section) => url.type({ section })}
          />
          <Select
            label={t("clientTool.changes.status")}
            value={url.texts["status"] ?? ""}
            options={[
              { value: "", label: t("clientTool.changes.all.status") },
              ...RuleChangeStatus.options.map((value) => ({
                value,
                label: t(`clientTool.status.${value}`),
              })),
            ]}
            onValueChange={(status) => url.type({ status })}
          />
        </Stack>
        <RecordRows
          query={changesQuery.useData(url.settled)}
          failed={t("clientTool.changes.failed")}
          labelOf={(name) => {
            const field = (["section", "status"] as const).find((each) => each === name);
            return field && t(`clientTool.changes.${field}`);
          }}
          countOf={({ changes, total }) => ({ rows: changes.length, total })}
          empty={() => (
            <Empty title={t("clientTool.changes.none")} text={t("clientTool.changes.noneText")} />
          )}
        >
          {({ changes }) => <ChangeTable changes={changes} />}
        </RecordRows>
      </Stack>
    </Page>
  );
}

function ChangeTable({ changes }: { changes: readonly RuleChange[] }) {
  const { t } = useTranslation();
  const titleOf = useChangeTitle();
  const time = useTimeText();
  const columns: Column<RuleChange>[] = [
    {
      id: "what",
      heading: t("clientTool.changes.what"),
      card: "title",
      isRowLink: true,
      isTyped: true,
      cell: titleOf,
    },
    {
      id: "who",
      heading: t("clientTool.changes.who"),
      card: "line",
      width: "18%",
      isTyped: true,
      cell: ({ author }) => author.name,
    },
    {
      id: "when",
      heading: t("clientTool.changes.when"),
      card: "footStart",
      width: "18%",
      cell: ({ createdAt }) => time(createdAt),
    },
    {
      id: "status",
      heading: t("clientTool.changes.status"),
      card: "footEnd",
      width: "18%",
      cell: ({ status }) => t(`clientTool.status.${status}`),
    },
  ];
  return (
    <Table
      caption={t("clientTool.changes.title")}
      columns={columns}
      rows={changes}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.clientTool.change(id)}
    />
  );
}
