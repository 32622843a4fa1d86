import { PdfCategoryRule, type RuleWritten } from "@specimen/api/contract";
import { useMutate } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import type { FormOfNew } from "../../../widgets/form/DeletedRecord.tsx";
import { FormText } from "../../../widgets/form/fields.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import {
  fromLanguageTexts,
  toLanguageTexts,
  type LanguageTexts,
} from "../../../widgets/form/languageTexts.ts";
import { paths } from "../../../url/paths.ts";
import { useContractForm, type Sent } from "../../../widgets/form/useContractForm.ts";
import { readPosition } from "../position.ts";
import { PositionField } from "../PositionField.tsx";

/** The form of a new category, which takes over what was typed for one that was deleted. */
export const newCategory: FormOfNew = {
  form: "pdfCategories/new",
  base: toValues({ names: {}, position: 1 }),
  href: paths.clientTool.pdfCategoryForm,
  listHref: paths.clientTool.pdfCategories,
};

interface CategoryValues {
  names: LanguageTexts;
  position: string;
}

export interface CategoryFormProps {
  /** Of one that exists. */
  id?: string;
  /** Which category; what was typed is kept under it. */
  name: string;
  category: PdfCategoryRule;
  version: string | null;
  method: "POST" | "PUT";
  send: (sent: Sent<PdfCategoryRule>) => Promise<RuleWritten>;
  onWritten?: (written: RuleWritten) => void;
  /** Where what was typed goes on if the category was deleted meanwhile. */
  asNew?: FormOfNew;
  /** Far from saving, for instance deleting. */
  start?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

/** What a category is called in each language, and where it stands. */
export function CategoryForm({
  id,
  name,
  category,
  version,
  method,
  send,
  onWritten,
  asNew,
  start,
  children,
}: CategoryFormProps) {
  const { t } = useTranslation();
  const mutate = useMutate();
  const state = useContractForm<CategoryValues, PdfCategoryRule>({
    name,
    schema: PdfCategoryRule,
    saved: { value: category, version },
    toValues,
    toBody: ({ names, position }) => ({
      names: fromLanguageTexts(names),
      position: readPosition(position),
    }),
    toTheirs: (current) =>
      toValues({ ...category, ...(current as Partial<PdfCategoryRule> | null) }),
    asNew,
    send,
    method,
    subject: "pdfCategory",
    onWritten: (written) => {
      void mutate(["/pdf-categories"]);
      void mutate(["/pdfs"]);
      onWritten?.(written);
    },
  });
  const { control } = state.form;
  return (
    <ContractForm
      state={state}
      section="pdfCategories"
      subject={id}
      labelOf={(path) =>
        path === "position" ? t("clientTool.links.position") : languageLabel(path)
      }
      start={start}
    >
      <Card title={t("clientTool.links.name")} isDivided padding="none">
        <LanguageFields control={control} name="names" isWritten={(each) => each !== ""}>
          {(each) => (
            <FormText
              control={control}
              name={`names.${each}`}
              label={t("clientTool.links.name")}
              hint={t("form.fallback")}
              maxLength={200}
            />
          )}
        </LanguageFields>
      </Card>
      <Card title={t("clientTool.categories.order")}>
        <Stack direction="row">
          <PositionField control={control} name="position" />
        </Stack>
      </Card>
      {children}
    </ContractForm>
  );
}

function toValues({ names, position }: PdfCategoryRule): CategoryValues {
  return { names: toLanguageTexts(names), position: String(position) };
}
