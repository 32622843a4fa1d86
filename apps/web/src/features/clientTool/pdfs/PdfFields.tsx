import { Card } from "@specimen/ui/Card/Card.tsx";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { FormSelect, FormText } from "../../../widgets/form/fields.tsx";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { categoriesQuery } from "../queries.ts";

/** In which category a PDF stands. */
export function CategoryField<Values extends FieldValues>({
  control,
  name,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: categories = [] } = categoriesQuery.useData();
  return (
    <FormSelect
      control={control}
      name={name}
      label={t("clientTool.pdfs.category")}
      options={[
        { value: "", label: "–" },
        ...categories.map(({ id, category: { names } }) => ({
          value: id,
          label: names[language] ?? names.en ?? id,
        })),
      ]}
    />
  );
}

/** The title of a PDF in every language. */
export function TitleFields<Values extends FieldValues>({
  control,
  name,
  nameIn,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The name of the title in a language. */
  nameIn: (language: string) => FieldPath<Values>;
}) {
  const { t } = useTranslation();
  return (
    <Card title={t("clientTool.pdfs.titles")} isDivided padding="none">
      <LanguageFields control={control} name={name} isWritten={(title) => title !== ""}>
        {(language) => (
          <FormText control={control} name={nameIn(language)} label={t("clientTool.news.title")} />
        )}
      </LanguageFields>
    </Card>
  );
}
