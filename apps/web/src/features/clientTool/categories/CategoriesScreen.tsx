import { languages, type PdfCategoryAllLanguages } from "@specimen/api/contract";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { together } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { changesQuery } from "../../../widgets/form/changesQuery.ts";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { categoriesQuery } from "../queries.ts";
import { useLine } from "../useLine.ts";
import { WaitingChanges } from "../WaitingChanges.tsx";

/** The categories of the customer's PDFs, in their order. */
export function CategoriesScreen() {
  const { t } = useTranslation();
  const lineOf = useLine();
  const waiting = changesQuery.useData({ section: "pdfCategories", status: "waiting" });
  const add = (
    <LinkButton href={paths.clientTool.pdfCategoryForm}>
      {t("clientTool.categories.add")}
    </LinkButton>
  );
  const columns: Column<PdfCategoryAllLanguages>[] = [
    {
      id: "name",
      heading: t("clientTool.links.name"),
      card: "title",
      isRowLink: true,
      isTyped: true,
      cell: ({ id, category: { names } }) => lineOf(names) ?? id,
    },
    {
      id: "pdfs",
      heading: t("clientTool.categories.content"),
      card: "line",
      width: "20%",
      cell: ({ pdfs }) => t("clientTool.categories.count", { number: pdfs }),
    },
    {
      id: "languages",
      heading: t("clientTool.news.languages"),
      card: "line",
      width: "30%",
      cell: ({ category: { names } }) => languages.filter((each) => names[each]).join(" "),
    },
  ];
  return (
    <RulePage
      section="pdfCategories"
      title={t("form.sections.pdfCategories")}
      parent={{ label: t("form.sections.pdfs"), href: paths.clientTool.pdfs }}
    >
      <Text tone="ink2">{t("clientTool.categories.text")}</Text>
      <QueryState
        query={together(categoriesQuery.useData(), waiting)}
        failed={t("clientTool.categories.failed")}
      >
        {(categories) => (
          <Stack gap={14}>
            {categories.length > 0 && <Stack direction="row">{add}</Stack>}
            <WaitingChanges page={waiting.data} />
            {categories.length === 0 ? (
              <Empty
                title={t("clientTool.categories.none")}
                text={t("clientTool.categories.noneText")}
              >
                {add}
              </Empty>
            ) : (
              <Table
                caption={t("form.sections.pdfCategories")}
                columns={columns}
                rows={categories}
                rowKey={({ id }) => id}
                rowHref={({ id }) => paths.clientTool.pdfCategory(id)}
              />
            )}
          </Stack>
        )}
      </QueryState>
    </RulePage>
  );
}
