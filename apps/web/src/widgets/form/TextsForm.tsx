import {
  TextsChange,
  type RuleSection,
  type RuleWritten,
  type VersionedTexts,
} from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { QueryState } from "../QueryState.tsx";
import type { Query } from "../query.ts";
import { ContractForm } from "./ContractForm.tsx";
import { FormRichText } from "./FormRichText.tsx";
import { languageLabel } from "./languageLabel.ts";
import { LanguageFields } from "./LanguageFields.tsx";
import { fromLanguageTexts, toLanguageTexts, type LanguageTexts } from "./languageTexts.ts";
import { usePendingChanges } from "./PendingChanges.tsx";
import { useContractForm, type Sent } from "./useContractForm.ts";

interface TextsValues {
  texts: LanguageTexts;
}

export interface TextsFormProps {
  /** Which texts of which record: `country-info/DK`. */
  name: string;
  section: RuleSection;
  /** Whose text it is; null where there is one for all. */
  subject: string | null;
  /** What the texts are for, in the reader's words. */
  title: string;
  query: Query<VersionedTexts>;
  failed: string;
  send: (sent: Sent<TextsChange>) => Promise<RuleWritten>;
}

/** A text of the customer in every language: read, written, and saved with its version. */
export function TextsForm({ query, failed, ...form }: TextsFormProps) {
  usePendingChanges(form.section, form.subject);
  return (
    <QueryState query={query} failed={failed}>
      {(found) => (
        <Loaded key={form.name} {...form} found={found} onWritten={() => void query.mutate()} />
      )}
    </QueryState>
  );
}

interface LoadedProps extends Omit<TextsFormProps, "query" | "failed"> {
  found: VersionedTexts;
  onWritten: () => void;
}

function Loaded({ name, section, subject: ruled, title, found, send, onWritten }: LoadedProps) {
  const { t } = useTranslation();
  const state = useContractForm<TextsValues, TextsChange>({
    name,
    schema: TextsChange,
    saved: { value: { texts: found.texts }, version: found.version },
    toValues: ({ texts }) => ({ texts: toLanguageTexts(texts) }),
    toBody: ({ texts }) => ({ texts: fromLanguageTexts(texts) }),
    toTheirs: (current) => ({ texts: toLanguageTexts(current ?? {}) }),
    send,
    method: "PUT",
    subject: "ruleTexts",
    onWritten,
  });
  const { control } = state.form;
  return (
    <ContractForm state={state} section={section} subject={ruled} labelOf={languageLabel}>
      <Card title={title} isDivided padding="none">
        <LanguageFields control={control} name="texts" isWritten={(text) => text !== ""}>
          {(language) => (
            <FormRichText
              control={control}
              name={`texts.${language}`}
              label={t("form.text")}
              hint={t("form.fallback")}
              lang={language}
            />
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}
