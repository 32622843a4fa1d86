import { ColumnHeadingsRule, languages, type Language } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table } from "@specimen/ui/Table/Table.tsx";
import { useWatch, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { FormText } from "../../../widgets/form/fields.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { useContractForm } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { headingsQuery } from "../queries.ts";

const columns = ["note", "value", "motif", "size", "issued", "status", "trade"] as const;
type Titles = Record<(typeof columns)[number], string>;
interface TitlesValues {
  headings: Record<Language, Titles>;
}

/** What stands in the columns of the preview that hold figures. */
const figures = { value: "50", size: "140 × 77 mm", issued: "2017" };

const isWritten = (titles: unknown) =>
  Object.values(titles as Titles).some((title) => title !== "");

const toValues = ({ headings }: ColumnHeadingsRule): TitlesValues => ({
  headings: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(columns.map((name) => [name, headings[language]?.[name] ?? ""])),
    ]),
  ) as Record<Language, Titles>,
});

const toBody = ({ headings }: TitlesValues): ColumnHeadingsRule => ({
  headings: Object.fromEntries(
    Object.entries(headings)
      .filter(([, titles]) => isWritten(titles))
      .map(([language, titles]) => [
        language,
        Object.fromEntries(Object.entries(titles).filter(([, title]) => title.trim() !== "")),
      ]),
  ),
});

/** The titles of the columns of a country's notes, with the head of the real table as preview. */
export function ColumnTitlesScreen() {
  const { t } = useTranslation();
  const query = headingsQuery.useData("0");
  return (
    <RulePage section="columnHeadings" title={t("clientToolBanknotes.columns.title")}>
      <QueryState query={query} failed={t("clientToolBanknotes.failed")}>
        {(found) => <TitlesForm found={found} onWritten={() => void query.mutate()} />}
      </QueryState>
    </RulePage>
  );
}

interface TitlesFormProps {
  found: ColumnHeadingsRule & { version: string };
  onWritten: () => void;
}

function TitlesForm({ found: { version, headings }, onWritten }: TitlesFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const state = useContractForm<TitlesValues, ColumnHeadingsRule>({
    name: "columnHeadings",
    schema: ColumnHeadingsRule,
    saved: { value: { headings }, version },
    toValues,
    toBody,
    toTheirs: (current) => toValues((current ?? { headings: {} }) as ColumnHeadingsRule),
    send: async (sent) =>
      writtenOf(
        await client.PUT("/banknotes/column-headings/{id}", {
          params: { path: { id: "0" }, ...sentParams(sent, "ct/notes/columntitles") },
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "columnHeadings",
    onWritten,
  });
  const { control } = state.form;
  return (
    <ContractForm
      state={state}
      section="columnHeadings"
      labelOf={(path) => {
        const name = columns.find((each) => path.endsWith(`.${each}`)) ?? "note";
        return `${languageLabel(path)}, ${t(`clientToolBanknotes.columns.${name}`)}`;
      }}
    >
      <Card title={t("clientToolBanknotes.columns.titles")} isDivided padding="none">
        <LanguageFields control={control} name="headings" isWritten={isWritten}>
          {(language) => (
            <Stack gap={14}>
              <Preview control={control} language={language} />
              {columns.map((name) => (
                <FormText
                  key={name}
                  control={control}
                  name={`headings.${language}.${name}`}
                  label={t(`clientToolBanknotes.columns.${name}`)}
                  placeholder={t(`clientToolBanknotes.columns.${name}`)}
                />
              ))}
            </Stack>
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}

/** The table of clerks with the titles as they are typed, and one row to judge their widths. */
function Preview({ control, language }: { control: Control<TitlesValues>; language: Language }) {
  const { t } = useTranslation();
  const typed = useWatch({ control, name: `headings.${language}` });
  const widths: Partial<Titles> = { value: "15%", size: "14%", status: "15%", trade: "16%" };
  return (
    <Table
      caption={t("clientToolBanknotes.columns.preview")}
      rows={["1"]}
      rowKey={(key) => key}
      columns={columns.map((name) => ({
        id: name,
        heading: typed[name] || t(`clientToolBanknotes.columns.${name}`),
        card: "line",
        ...(widths[name] !== undefined && { width: widths[name] }),
        cell: () =>
          name === "value" || name === "size" || name === "issued"
            ? figures[name]
            : t(`clientToolBanknotes.columns.sample.${name}`),
      }))}
    />
  );
}
