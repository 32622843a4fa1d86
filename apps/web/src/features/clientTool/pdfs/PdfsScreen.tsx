import type { PdfAllLanguages } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { DeleteRecord } from "../DeleteRecord.tsx";
import { pdfsQuery } from "../queries.ts";
import { FileLinks } from "./FileLinks.tsx";

/** The customer's PDFs, with the way to delete one and to add another. */
export function PdfsScreen() {
  const { t } = useTranslation();
  const query = pdfsQuery.useData();
  const add = <LinkButton href={paths.clientTool.pdfForm}>{t("clientTool.pdfs.add")}</LinkButton>;
  return (
    <Page>
      <Stack gap={14}>
        <ScreenTitle title={t("form.sections.pdfs")} actions={add} />
        <QueryState query={query} failed={t("clientTool.pdfs.failed")}>
          {(pdfs) =>
            pdfs.length === 0 ? (
              <Empty title={t("clientTool.pdfs.none")} text={t("clientTool.pdfs.noneText")}>
                {add}
              </Empty>
            ) : (
              <PdfTable pdfs={pdfs} />
            )
          }
        </QueryState>
      </Stack>
    </Page>
  );
}

function PdfTable({ pdfs }: { pdfs: readonly PdfAllLanguages[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = useDateText();
  const titleOf = ({ id, pdf: { titles } }: PdfAllLanguages) =>
    titles[language] ?? titles.en ?? Object.values(titles)[0] ?? id;
  const columns: Column<PdfAllLanguages>[] = [
    {
      id: "title",
      heading: t("clientTool.news.title"),
      card: "title",
      cell: (pdf) => (
        <Link href={paths.clientTool.pdfItem(pdf.id)} size="base">
          {titleOf(pdf)}
        </Link>
      ),
    },
    {
      id: "files",
      heading: t("clientTool.pdfs.files"),
      card: "line",
      width: "30%",
      cell: ({ files }) => (
        <Stack direction="row" gap={10} isWrapping>
          <FileLinks files={files} />
        </Stack>
      ),
    },
    {
      id: "since",
      heading: t("clientTool.changes.when"),
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

function DeletePdf({ id, version }: PdfAllLanguages) {
  const { t } = useTranslation();
  const client = useApiClient();
  const mutate = useMutate();
  return (
    <DeleteRecord
      subject="pdf"
      label={t("clientTool.pdfs.delete")}
      question={t("clientTool.pdfs.deleteTitle")}
      version={version}
      remove={(header) =>
        client.DELETE("/pdfs/{id}", {
          params: { path: { id }, query: { screen: "ct/index/pdf" }, header },
        })
      }
      readAgain={() => mutate(["/pdfs/all-languages"])}
    />
  );
}
