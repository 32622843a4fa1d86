import { languages, PdfRule, type Language, type PdfAllLanguages } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Select } from "@specimen/ui/Select/Select.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useMutation } from "../../../services/hooks/useMutation.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { DeletedRecord, type FormOfNew } from "../../../widgets/form/DeletedRecord.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { outcomeOf, useContractForm } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { isMissing } from "../../../widgets/isMissing.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { UploadField } from "../../../widgets/upload/UploadField.tsx";
import { useFileProblem } from "../../../widgets/upload/useFileProblem.ts";
import { categoriesQuery, pdfsQuery } from "../queries.ts";
import { useLine } from "../useLine.ts";
import { FileLinks } from "./FileLinks.tsx";
import { formOfNewPdf } from "./NewPdfScreen.tsx";
import { CategoryField, TitleFields } from "./PdfFields.tsx";
import { fromPdfValues, toPdfValues, type PdfValues } from "./pdfValues.ts";

/** What was typed is kept under it. */
const nameOf = (pdfId: string) => `pdfs/${pdfId}`;

/** A PDF that exists: its category, its titles, and files in further languages. */
export function PdfItemScreen() {
  const { pdfId = "" } = useParams();
  const { t } = useTranslation();
  const asNew = formOfNewPdf(useLanguage().language);
  const query = pdfsQuery.useData();
  const readAgain = () => void query.mutate();
  const [isSending, setIsSending] = useState(false);
  return (
    <RulePage
      section="pdfs"
      title={t("clientTool.pdfs.change")}
      parent={{ label: t("form.sections.pdfs"), href: paths.clientTool.pdfs }}
    >
      <QueryState query={query} failed={t("clientTool.pdfs.failed")}>
        {(pdfs) => {
          const found = pdfs.find(({ id }) => id === pdfId);
          return found === undefined ? (
            <DeletedRecord form={nameOf(pdfId)} asNew={asNew}>
              <Empty title={t("clientTool.pdfs.missing")} text={t("clientTool.news.missingText")}>
                <LinkButton href={paths.clientTool.pdfs} variant="secondary">
                  {t("form.sections.pdfs")}
                </LinkButton>
              </Empty>
            </DeletedRecord>
          ) : (
            <Fragment key={pdfId}>
              <PdfForm found={found} asNew={asNew} readAgain={readAgain} isSending={isSending} />
              <Files found={found} onAdded={readAgain} onUnderWay={setIsSending} />
            </Fragment>
          );
        }}
      </QueryState>
    </RulePage>
  );
}

interface PdfFormProps {
  found: PdfAllLanguages;
  asNew: FormOfNew;
  readAgain: () => void;
  /** A further file is on its way. */
  isSending: boolean;
}

function PdfForm({ found: { id, pdf, version }, asNew, readAgain, isSending }: PdfFormProps) {
  const { t } = useTranslation();
  const lineOf = useLine();
  const client = useApiClient();
  const { data: categories = [] } = categoriesQuery.useData();
  const state = useContractForm<PdfValues, PdfRule>({
    name: nameOf(id),
    schema: PdfRule,
    saved: { value: pdf, version },
    toValues: toPdfValues,
    toBody: fromPdfValues,
    toTheirs: (current) => toPdfValues({ ...pdf, ...(current as Partial<PdfRule> | null) }),
    asNew,
    send: async (sent) => {
      try {
        return writtenOf(
          await client.PATCH("/pdfs/{id}", {
            params: { path: { id }, ...sentParams(sent, "ct/index/pdf/form") },
            body: sent.body,
          }),
        );
      } catch (error) {
        // Its files are gone with it.
        if (isMissing(error)) readAgain();
        throw error;
      }
    },
    method: "PATCH",
    subject: "pdf",
    onWritten: readAgain,
  });
  const { control } = state.form;
  const isCategory = (path: string) => path === "categoryId";
  const categoryName = (wanted: unknown) => {
    const found = categories.find((each) => each.id === wanted);
    return lineOf(found?.category.names ?? {}) ?? String(wanted);
  };
  return (
    <ContractForm
      state={state}
      section="pdfs"
      subject={id}
      labelOf={(path) => (isCategory(path) ? t("clientTool.pdfs.category") : languageLabel(path))}
      textOf={(path, value) => (isCategory(path) ? categoryName(value) : null)}
      isSending={isSending}
    >
      <Card title={t("clientTool.pdfs.category")}>
        <CategoryField control={control} name="categoryId" />
      </Card>
      <TitleFields
        control={control}
        name="titles"
        nameIn={(each) => `titles.${each as Language}`}
      />
    </ContractForm>
  );
}

interface FilesProps {
  found: PdfAllLanguages;
  onAdded: () => void;
  onUnderWay: (isUnderWay: boolean) => void;
}

/** The files there are or are to come, and the way to add one in a language that has none. */
function Files({ found, onAdded, onUnderWay }: FilesProps) {
  const { id, files, pendingFiles } = found;
  const { t } = useTranslation();
  const client = useApiClient();
  const taken = new Set([...files, ...pendingFiles].map(({ lang }) => lang));
  const free = languages.filter((each) => !taken.has(each));
  const [chosen, setChosen] = useState<Language | null>(null);
  const target = chosen !== null && free.includes(chosen) ? chosen : free[0];
  const problem = useFileProblem("pdf");
  const { submit, error, isPending } = useMutation<{ uploadId: string; lang: Language }>(
    async ({ uploadId, lang }) => {
      const written = writtenOf(
        await client.PUT("/pdfs/{id}/files/{lang}", {
          params: { path: { id, lang }, query: { screen: "ct/index/pdf/form" } },
          body: { uploadId },
        }),
      );
      onAdded();
      return written;
    },
    { method: "PUT", subject: "pdf", outcomeOf },
  );
  return (
    <Card title={t("clientTool.pdfs.files")}>
      <Stack gap={10}>
        <FileLinks pdf={found} />
        {target !== undefined && (
          <>
            <Select
              label={t("clientTool.pdfs.fileLanguage")}
              value={target}
              options={free.map((value) => ({ value, label: languageNames[value] }))}
              onValueChange={(value) => setChosen(free.find((each) => each === value) ?? null)}
            />
            <UploadField
              purpose="pdf"
              label={t("clientTool.pdfs.file")}
              error={problem(error)}
              onSent={(uploadId) => submit({ uploadId, lang: target })}
              isExamining={isPending}
              onUnderWay={onUnderWay}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
