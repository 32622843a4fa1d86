import { CheckTermRule } from "@specimen/api/contract";
import { defineQuery, useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { ContractForm } from "../../widgets/form/ContractForm.tsx";
import { FormText } from "../../widgets/form/fields.tsx";
import { useContractForm } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";

const termQuery = defineQuery("/client-tool/data-check/term");

/** For how long checks of documents are kept. */
export function TermScreen() {
  const { t } = useTranslation();
  const query = termQuery.useData();
  return (
    <RulePage section="dataCheckTerm" title={t("form.sections.dataCheckTerm")}>
      <QueryState query={query} failed={t("clientToolDataCheck.failed")}>
        {({ term, version }) => (
          <TermForm term={term} version={version} onWritten={() => void query.mutate()} />
        )}
      </QueryState>
    </RulePage>
  );
}

interface TermFormProps {
  term: CheckTermRule;
  version: string;
  onWritten: () => void;
}

function TermForm({ term, version, onWritten }: TermFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const state = useContractForm<{ hours: string }, CheckTermRule>({
    name: "dataCheckTerm",
    schema: CheckTermRule,
    saved: { value: term, version },
    toValues: ({ hours }) => ({ hours: String(hours) }),
    toBody: ({ hours }) => ({ hours: Number(hours.trim() === "" ? Number.NaN : hours) }),
    send: async (sent) =>
      writtenOf(
        await client.PUT("/client-tool/data-check/term", {
          params: sentParams(sent, "ct/passcheck/term"),
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "dataCheckTerm",
    onWritten,
  });
  return (
    <ContractForm
      state={state}
      section="dataCheckTerm"
      subject={null}
      labelOf={() => t("clientToolDataCheck.term.hours")}
    >
      <Card title={t("form.sections.dataCheckTerm")}>
        <Stack gap={12}>
          <Text>{t("clientToolDataCheck.term.text")}</Text>
          <FormText
            control={state.form.control}
            name="hours"
            label={t("clientToolDataCheck.term.hours")}
            hint={t("clientToolDataCheck.term.hint")}
            inputMode="numeric"
            maxLength={3}
          />
        </Stack>
      </Card>
    </ContractForm>
  );
}
