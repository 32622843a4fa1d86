import type { PdfAllLanguages } from "@specimen/api/contract";
import { useApiClient, useMutate } from "@specimen/api/react";
import { formatNumber } from "@specimen/core/format";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ifMatch } from "../../../widgets/rules/sentParams.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { ConfirmDialog } from "../../../widgets/form/ConfirmDialog.tsx";
import { outcomeOf } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { useUndo } from "../../../widgets/rules/useUndo.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { useDateText } from "../../../widgets/useDateText.ts";
import { pdfsQuery } from "../queries.ts";

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
  const client = useApiClient();
  const mutate = useMutate();
  const readAgain = () => mutate(["/pdfs/all-languages"]);
  const [asked, setAsked] = useState<PdfAllLanguages | null>(null);
  const { submit, isPending } = useMutation<PdfAllLanguages>(
    async ({ id, version }) => {
      const written = writtenOf(
        await client.DELETE("/pdfs/{id}", {
          params: {
            path: { id },
            query: { screen: "ct/index/pdf" },
            header: ifMatch(version),
          },
        }),
      );
      setAsked(null);
      await readAgain();
      return written;
    },
    { method: "DELETE", subject: "pdf", outcomeOf, actionOf: useUndo("pdf", readAgain) },
  );
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
        <Stack gap={2}>
          {files.map(({ lang, url, bytes }) => (
            <Link key={lang} href={url} size="base" isNewTab>
              {bytes === null
                ? lang
                : `${lang}, ${formatNumber(Math.ceil(bytes / 1000), language)} kB`}
            </Link>
          ))}
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
      cell: (pdf) => (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsked(pdf)}>
          {t("clientTool.pdfs.delete")}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t("form.sections.pdfs")}
        columns={columns}
        rows={pdfs}
        rowKey={({ id }) => id}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("clientTool.pdfs.deleteTitle")}
        confirm={t("clientTool.pdfs.delete")}
        isGrave
        isPending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && submit(asked)}
      >
        <Text>{t("clientTool.news.deleteText")}</Text>
      </ConfirmDialog>
    </>
  );
}
