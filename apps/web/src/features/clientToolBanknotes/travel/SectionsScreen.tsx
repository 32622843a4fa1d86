import { TravelSections } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useTranslation } from "react-i18next";
import { ContractForm } from "../../../widgets/form/ContractForm.tsx";
import { FormCheckbox } from "../../../widgets/form/fields.tsx";
import { useContractForm } from "../../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../../widgets/form/writtenOf.ts";
import { QueryState } from "../../../widgets/QueryState.tsx";
import { RulePage } from "../../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../../widgets/rules/sentParams.ts";
import { sectionsQuery } from "../queries.ts";

const names = Object.keys(TravelSections.shape) as (keyof TravelSections)[];

/** Which parts of the travel information clerks see. */
export function SectionsScreen() {
  const { t } = useTranslation();
  const query = sectionsQuery.useData();
  return (
    <RulePage section="travelSections" title={t("clientToolBanknotes.sections.title")}>
      <QueryState query={query} failed={t("clientToolBanknotes.failed")}>
        {(found) => <Switches found={found} onWritten={() => void query.mutate()} />}
      </QueryState>
    </RulePage>
  );
}

interface SwitchesProps {
  found: { version: string; sections: TravelSections };
  onWritten: () => void;
}

function Switches({ found, onWritten }: SwitchesProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const labelOf = (path: string) =>
    t(`clientToolBanknotes.sections.${names.find((name) => name === path) ?? "note"}`);
  const state = useContractForm<TravelSections, TravelSections>({
    name: "travelSections",
    schema: TravelSections,
    saved: { value: found.sections, version: found.version },
    toValues: (sections) => sections,
    toBody: (sections) => sections,
    send: async (sent) =>
      writtenOf(
        await client.PUT("/countries/travel-information-section-visibility", {
          params: sentParams(sent, "ct/notes/showinfo"),
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "viewTravelInfo",
    onWritten,
  });
  return (
    <ContractForm state={state} section="travelSections" subject={null} labelOf={labelOf}>
      <Card title={t("clientToolBanknotes.sections.shown")}>
        <Stack gap={12}>
          {names.map((name) => (
            <FormCheckbox
              key={name}
              control={state.form.control}
              name={name}
              label={t(`clientToolBanknotes.sections.${name}`)}
            />
          ))}
        </Stack>
      </Card>
    </ContractForm>
  );
}
