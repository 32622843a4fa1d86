import type { PdfAllLanguages } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { together } from "../../../widgets/query.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { changesQuery } from "../../../widgets/form/changesQuery.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { DeleteRecord } from "../DeleteRecord.tsx";
import { categoriesQuery, pdfsQuery } from "../queries.ts";
import { useLine } from "../useLine.ts";
import { WaitingChanges } from "../WaitingChanges.tsx";
import { FileLinks } from "./FileLinks.tsx";

/** The customer's PDFs, with the way to delete one and to add another. */
export function PdfsScreen() {
  const { t } = useTranslation();
  const waiting = changesQuery.useData({ section: "pdfs", status: "waiting" });
  const query = together(together(pdfsQuery.useData(), categoriesQuery.useData()), waiting);
  const add = <LinkButton href={paths.clientTool.pdfForm}>{t("clientTool.pdfs.add")}</LinkButton>;
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle
          title={t("form.sections.pdfs")}
          actions={
            <Stack direction="row" gap={10} isWrapping>
              <LinkButton href={paths.clientTool.pdfCategories} variant="secondary">
                {t("clientTool.categories.show")}
              </LinkButton>
              {add}
            </Stack>
          }
        />
        <QueryState query={query} failed={t("clientTool.pdfs.failed")}>
          {(pdfs) => (
            <Stack gap={14}>
              <WaitingChanges
                page={waiting.data}
                told={pdfs.flatMap(({ pendingFiles }) =>
                  pendingFiles.map(({ changeId }) => changeId),
                )}
              />
              {pdfs.length === 0 ? (
                <Empty title={t("clientTool.pdfs.none")} text={t("clientTool.pdfs.noneText")}>
                  {add}
                </Empty>
              ) : (
                <PdfTable pdfs={pdfs} />
              )}
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Page>
  );
}

function PdfTable({ pdfs }: { pdfs: readonly PdfAllLanguages[] }) {
  const { t } = useTranslation();
  const lineOf = useLine();
  const date = useDateText();
  const { data: categories = [] } = categoriesQuery.useData();
  const names = new Map(categories.map(({ id, category }) => [id, category.names]));
  const columns: Column<PdfAllLanguages>[] = [
    {
      id: "title",
      heading: t("clientTool.news.title"),
      card: "title",
      isTyped: true,
      cell: (pdf) => (
        <Link href={paths.clientTool.pdfItem(pdf.id)} size="base">
          {lineOf(pdf.pdf.titles) ?? pdf.id}
        </Link>
      ),
    },
    {
      id: "category",
      heading: t("clientTool.pdfs.category"),
      card: "line",
      width: "18%",
      isTyped: true,
      cell: ({ pdf: { categoryId } }) => lineOf(names.get(categoryId) ?? {}),
    },
    {
      id: "files",
      heading: t("clientTool.pdfs.files"),
      card: "line",
      width: "30%",
      cell: (pdf) => (
        <Stack direction="row" gap={10} isWrapping>
          <FileLinks pdf={pdf} />
        </Stack>
      ),
    },
    {
      id: "since",
      heading: t("clientTool.pdfs.since"),
      card: "footStart",
      width: "16%",
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      id: "delete",
      heading: t("clientTool.pdfs.delete"),
      card: "footEnd",
      width: "16%",
      cell: (pdf) => <DeletePdf {...pdf} />,
    },
  ];
  return (
    <Table
      caption={t("form.sections.pdfs")}
      columns={columns}
      rows={pdfs}
      rowKey={({ id }) => id}
    />
  );
}

function DeletePdf({ id, version, pdf }: PdfAllLanguages) {
  const { t } = useTranslation();
  const lineOf = useLine();
  const client = useApiClient();
  const mutate = useMutate();
  return (
    <DeleteRecord
      section="pdfs"
      subject="pdf"
      label={t("clientTool.pdfs.delete")}
      name={lineOf(pdf.titles) ?? id}
      question={t("clientTool.pdfs.deleteTitle")}
      version={version}
      remove={(header) =>
        client.DELETE("/pdfs/{id}", {
          params: { path: { id }, query: { screen: "ct/index/pdf" }, header },
        })
      }
      readAgain={() => Promise.all([mutate(["/pdfs/all-languages"]), mutate(["/pdf-categories"])])}
    />
  );
}
