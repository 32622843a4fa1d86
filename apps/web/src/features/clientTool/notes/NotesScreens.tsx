import {
  CustomerNoteIndex,
  CustomerNoteRule,
  languages,
  type CustomerNoteAllLanguages,
  type Language,
} from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { LinkButton } from "@specimen/ui/LinkButton/LinkButton.tsx";
import { Page } from "@specimen/ui/Page/Page.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Table, type Column } from "@specimen/ui/Table/Table.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import type { Path } from "../../../areas/Area.ts";
import { paths } from "../../../url/paths.ts";
import { Empty } from "../../../widgets/Empty.tsx";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { FormText } from "../../../widgets/form/fields.tsx";
import { FormRichText } from "../../../widgets/form/FormRichText.tsx";
import { languageLabel } from "../../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../../widgets/form/LanguageFields.tsx";
import { useContractForm } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { ScreenTitle } from "../../../widgets/ScreenTitle.tsx";
import { notesQuery } from "../queries.ts";

type NoteText = { label: string; note: string };
interface NoteValues {
  texts: Record<Language, NoteText>;
}

const isWritten = (value: unknown) => {
  const { label, note } = value as NoteText;
  return label.trim() !== "" || note !== "";
};
const toValues = (rule: Partial<CustomerNoteRule>): NoteValues => ({
  texts: Object.fromEntries(
    languages.map((each) => [each, rule.texts?.[each] ?? { label: "", note: "" }]),
  ) as NoteValues["texts"],
});
const toBody = ({ texts }: NoteValues): CustomerNoteRule => ({
  texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => isWritten(text))),
});

/** Where clerks read each text. */
const shownAt: Readonly<Record<CustomerNoteAllLanguages["index"], Path>> = {
  1: paths.banknotes.country,
  3: paths.dashboard.news,
  4: paths.banknotes.country,
  5: paths.staticPages.support,
  6: paths.identityDocuments.country,
  7: paths.staticPages.disclaimer,
};

/** The places of the product that show a text of the customer (specification 3). */
export function NotesScreen() {
  const { t } = useTranslation();
  const columns: Column<CustomerNoteAllLanguages>[] = [
    {
      id: "place",
      heading: t("clientTool.notes.place"),
      card: "title",
      isRowLink: true,
      cell: ({ index }) => t(`form.notePlaces.${index}`),
    },
    {
      id: "languages",
      heading: t("clientTool.news.languages"),
      card: "line",
      width: "30%",
      cell: ({ note: { texts } }) =>
        languages.filter((each) => texts[each]).join(" ") || t("form.conflict.empty"),
    },
  ];
  return (
    <Page>
      <Stack gap={14}>
        <div>
          <ScreenTitle title={t("form.sections.customerNotes")} />
          <Text tone="ink2">{t("clientTool.notes.text")}</Text>
        </div>
        <QueryState query={notesQuery.useData()} failed={t("clientTool.notes.failed")}>
          {(notes) => (
            <Table
              caption={t("form.sections.customerNotes")}
              columns={columns}
              rows={notes}
              rowKey={({ index }) => String(index)}
              rowHref={({ index }) => paths.clientTool.note(index)}
            />
          )}
        </QueryState>
      </Stack>
    </Page>
  );
}

/** One of these texts in every language. */
export function NoteScreen() {
  const { noteIndex = "" } = useParams();
  const { t } = useTranslation();
  const query = notesQuery.useData();
  const place = CustomerNoteIndex.safeParse(Number(noteIndex)).data;
  const found = query.data?.find(({ index }) => index === place);
  return (
    <RulePage
      section="customerNotes"
      title={place === undefined ? t("clientTool.notes.missing") : t(`form.notePlaces.${place}`)}
      parent={{ label: t("form.sections.customerNotes"), href: paths.clientTool.notes }}
    >
      <QueryState query={query} failed={t("clientTool.notes.failed")}>
        {() =>
          found === undefined ? (
            <Empty title={t("clientTool.notes.missing")} text={t("clientTool.notes.text")} />
          ) : (
            <NoteForm key={noteIndex} found={found} onWritten={() => void query.mutate()} />
          )
        }
      </QueryState>
    </RulePage>
  );
}

interface NoteFormProps {
  found: CustomerNoteAllLanguages;
  onWritten: () => void;
}

function NoteForm({ found: { index, version, note }, onWritten }: NoteFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const state = useContractForm<NoteValues, CustomerNoteRule>({
    name: `customerNotes/${index}`,
    schema: CustomerNoteRule,
    saved: { value: note, version },
    toValues,
    toBody,
    send: async (sent) =>
      writtenOf(
        await client.PUT("/customer-notes/{index}", {
          params: { path: { index }, ...sentParams(sent, "ct/customernotes") },
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "ruleTexts",
    onWritten,
  });
  const { control } = state.form;
  return (
    <ContractForm
      state={state}
      section="customerNotes"
      subject={String(index)}
      labelOf={(path) =>
        `${languageLabel(path)}, ${t(path.endsWith(".label") ? "clientTool.notes.label" : "form.text")}`
      }
      actions={
        <LinkButton href={shownAt[index]} variant="secondary">
          {t("form.asClerk")}
        </LinkButton>
      }
    >
      <Card title={t(`form.notePlaces.${index}`)} isDivided padding="none">
        <LanguageFields control={control} name="texts" isWritten={isWritten}>
          {(language) => (
            <Stack gap={14}>
              <FormText
                control={control}
                name={`texts.${language}.label`}
                label={t("clientTool.notes.label")}
              />
              <FormRichText
                control={control}
                name={`texts.${language}.note`}
                label={t("form.text")}
                hint={t("form.fallback")}
                lang={language}
              />
            </Stack>
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}
