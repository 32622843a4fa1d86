import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { FormSelect, FormText } from "../../../widgets/form/fields.tsx";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { NotLoaded } from "../NotLoaded.tsx";
import { categoriesQuery } from "../queries.ts";
import { useLine } from "../useLine.ts";
import { categoryFormForPdf } from "./categoryOfPdf.ts";

/** In which category a PDF stands. */
export function CategoryField<Values extends FieldValues>({
  control,
  name,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { t } = useTranslation();
  const lineOf = useLine();
  const query = categoriesQuery.useData();
  const { data: categories = [] } = query;
  return (
    <Stack gap={8}>
      <FormSelect
        control={control}
        name={name}
        label={t("clientTool.pdfs.category")}
        options={[
          { value: "", label: "–" },
          ...categories.map(({ id, category: { names } }) => ({
            value: id,
            label: lineOf(names) ?? id,
          })),
        ]}
      />
      <NotLoaded query={query} failed={t("clientTool.categories.failed")} />
    </Stack>
  );
}

/** Leads to the form of a category and back; what was typed here stays in the browser. */
export function NewCategory() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: categories } = categoriesQuery.useData();
  return (
    <Stack direction="row" gap={10} isWrapping>
      {categories?.length === 0 && (
        <Text as="span" tone="ink2">
          {t("clientTool.categories.none")}
        </Text>
      )}
      <Button variant="secondary" size="sm" onClick={() => void navigate(categoryFormForPdf)}>
        {t("clientTool.categories.add")}
      </Button>
    </Stack>
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
