import { customerContentWriting, languages, type Language } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { paths } from "../../../url/paths.ts";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { FormSelect } from "../../../widgets/form/fields.tsx";
import type { FormOfNew } from "../../../widgets/form/DeletedRecord.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { useContractForm } from "../../../widgets/form/useContractForm.ts";
import { useFieldProblem } from "../../../widgets/form/useFieldProblem.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { UploadField } from "../../../widgets/upload/UploadField.tsx";
import { useCategoryOfAddress } from "./categoryOfPdf.ts";
import { CategoryField, NewCategory, TitleFields } from "./PdfFields.tsx";
import { fromPdfValues, toPdfValues, type PdfValues } from "./pdfValues.ts";

/** What was typed is kept under it. */
const name = "pdfs/new";

/** A file is needed, which the schema of the call cannot say of an id. */
const schema = z.extend(customerContentWriting.addPdf.body, {
  uploadId: z.string().check(z.minLength(1), z.maxLength(100)),
});
type Body = z.infer<typeof schema>;
interface NewPdfValues {
  uploadId: string;
  fileName: string;
  lang: Language;
  pdf: PdfValues;
}

const toBody = ({ uploadId, lang, pdf }: NewPdfValues): Body => ({
  uploadId,
  lang,
  pdf: fromPdfValues(pdf),
});

const toValues = ({ uploadId, lang, pdf }: Body): NewPdfValues => ({
  uploadId,
  fileName: "",
  lang,
  pdf: toPdfValues(pdf),
});

const newPdf = (lang: Language): Body => ({
  uploadId: "",
  lang,
  pdf: { categoryId: "", titles: {} },
});

/** The form of a new PDF, which takes over what was typed for one that was deleted; it needs a file. */
export const formOfNewPdf = (lang: Language): FormOfNew => {
  const base = toValues(newPdf(lang));
  return {
    form: name,
    base,
    toValues: (typed) => ({ ...base, pdf: typed as PdfValues }),
    href: paths.clientTool.pdfForm,
    listHref: paths.clientTool.pdfs,
  };
};

/** Adds a PDF: the file in one language, its category, its title in every language. */
export function NewPdfScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const client = useApiClient();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const state = useContractForm<NewPdfValues, Body>({
    name,
    schema,
    saved: { value: newPdf(language), version: null },
    toValues,
    toBody,
    send: async (sent) =>
      writtenOf(
        await client.POST("/pdfs", {
          params: { query: { ...sent.options, screen: "ct/index/pdf/form" } },
          body: sent.body,
        }),
      ),
    method: "POST",
    subject: "pdf",
    onWritten: () => void navigate(paths.clientTool.pdfs),
  });
  const { control, setValue } = state.form;
  const {
    field: { ref: fileRef },
    fieldState: { error },
  } = useController({ control, name: "uploadId" });
  const problem = useFieldProblem();
  useCategoryOfAddress(state.drafts.isOpen, (id) =>
    setValue("pdf.categoryId", id, { shouldDirty: true }),
  );
  const fileName = useWatch({ control, name: "fileName" });
  return (
    <RulePage
      section="pdfs"
      title={t("clientTool.pdfs.add")}
      parent={{ label: t("form.sections.pdfs"), href: paths.clientTool.pdfs }}
    >
      <ContractForm state={state} section="pdfs" labelOf={languageLabel} isSending={isSending}>
        <Card title={t("clientTool.pdfs.file")}>
          <Stack gap={10}>
            {fileName !== "" && error?.type !== "expired" && (
              <Text isStrong>{t("clientTool.pdfs.sent", { name: fileName })}</Text>
            )}
            <UploadField
              ref={fileRef}
              error={problem(error?.type === "missing" ? { ...error, type: "noFile" } : error)}
              purpose="pdf"
              label={t("clientTool.pdfs.file")}
              onSent={(id, file) => {
                setValue("uploadId", id, { shouldDirty: true, shouldValidate: true });
                setValue("fileName", file.name, { shouldDirty: true });
              }}
              onUnderWay={setIsSending}
            />
            <FormSelect
              control={control}
              name="lang"
              label={t("clientTool.pdfs.language")}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
            <CategoryField control={control} name="pdf.categoryId" />
            <NewCategory />
          </Stack>
        </Card>
        <TitleFields
          control={control}
          name="pdf.titles"
          nameIn={(each) => `pdf.titles.${each as Language}`}
        />
      </ContractForm>
    </RulePage>
  );
}
