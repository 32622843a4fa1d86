import { AlarmReason, AlarmSettingsRule } from "@specimen/api/contract";
import { useApiClient } from "@specimen/api/react";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Checkbox } from "@specimen/ui/Checkbox/Checkbox.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { useController, type Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useMutation } from "../../services/hooks/useMutation.ts";
import { paths } from "../../url/paths.ts";
import { ContractForm } from "../../widgets/form/ContractForm.tsx";
import { FormCheckbox, FormText, FormTextArea } from "../../widgets/form/fields.tsx";
import { languageLabel } from "../../widgets/form/languageLabel.ts";
import { LanguageFields } from "../../widgets/form/LanguageFields.tsx";
import {
  fromLanguageTexts,
  toLanguageTexts,
  type LanguageTexts,
} from "../../widgets/form/languageTexts.ts";
import { useContractForm } from "../../widgets/form/useContractForm.ts";
import { writtenOf } from "../../widgets/form/writtenOf.ts";
import { QueryState } from "../../widgets/QueryState.tsx";
import { RulePage } from "../../widgets/rules/RulePage.tsx";
import { sentParams } from "../../widgets/rules/sentParams.ts";
import { alarmsQuery } from "./queries.ts";
import { SigningKey } from "./SigningKey.tsx";

/** The settings as they are typed: addresses one a line. */
interface AlarmValues {
  enabled: boolean;
  reasons: AlarmReason[];
  emails: string;
  webhook: string;
  message: LanguageTexts;
}

const toValues = ({ emails, webhook, message, ...rest }: AlarmSettingsRule): AlarmValues => ({
  ...rest,
  emails: emails.join("\n"),
  webhook: webhook ?? "",
  message: toLanguageTexts(message),
});

const toBody = ({ emails, webhook, message, ...rest }: AlarmValues): AlarmSettingsRule => ({
  ...rest,
  emails: emails.split(/[\s,;]+/).filter((address) => address !== ""),
  webhook: webhook.trim() === "" ? null : webhook.trim(),
  message: fromLanguageTexts(message),
});

/** Who is told of which results of checks, and what the clerk reads. */
export function AlarmsScreen() {
  const { t } = useTranslation();
  const query = alarmsQuery.useData();
  return (
    <RulePage section="alarmSettings" title={t("form.sections.alarmSettings")}>
      <QueryState query={query} failed={t("clientToolDataCheck.failed")}>
        {(saved) => (
          <>
            <AlarmsForm saved={saved} onWritten={() => void query.mutate()} />
            <SigningKey signing={saved} onRenewed={() => void query.mutate()} />
          </>
        )}
      </QueryState>
    </RulePage>
  );
}

interface AlarmsFormProps {
  saved: { settings: AlarmSettingsRule; version: string; hasMail: boolean };
  onWritten: () => void;
}

function AlarmsForm({ saved: { settings, version, hasMail }, onWritten }: AlarmsFormProps) {
  const { t } = useTranslation();
  const client = useApiClient();
  const state = useContractForm<AlarmValues, AlarmSettingsRule>({
    name: "alarmSettings",
    schema: AlarmSettingsRule,
    saved: { value: settings, version },
    toValues,
    toBody,
    send: async (sent) =>
      writtenOf(
        await client.PUT("/client-tool/data-check/alarms", {
          params: sentParams(sent, "ct/passcheck"),
          body: sent.body,
        }),
      ),
    method: "PUT",
    subject: "alarmSettings",
    onWritten,
  });
  const { control } = state.form;
  const names = ["enabled", "reasons", "emails", "webhook"] as const;
  return (
    <ContractForm
      state={state}
      section="alarmSettings"
      subject={null}
      actions={<SendTest isSaved={!state.isDirty} settings={settings} />}
      labelOf={(path) => {
        const name = names.find((each) => each === path);
        return name === undefined ? languageLabel(path) : t(`clientToolDataCheck.${name}`);
      }}
    >
      <Card title={t("clientToolDataCheck.reasons")}>
        <Stack gap={12}>
          <FormCheckbox control={control} name="enabled" label={t("clientToolDataCheck.enabled")} />
          <Reasons control={control} />
        </Stack>
      </Card>
      <Card title={t("clientToolDataCheck.told")}>
        <Stack gap={12}>
          <FormTextArea
            control={control}
            name="emails"
            label={t("clientToolDataCheck.emails")}
            hint={t(hasMail ? "clientToolDataCheck.emailsHint" : "clientToolDataCheck.noMail")}
          />
          <FormText
            control={control}
            name="webhook"
            label={t("clientToolDataCheck.webhook")}
            hint={t("clientToolDataCheck.webhookHint")}
          />
        </Stack>
      </Card>
      <Card title={t("clientToolDataCheck.message")} isDivided padding="none">
        <LanguageFields control={control} name="message" isWritten={(text) => text !== ""}>
          {(language) => (
            <FormText
              control={control}
              name={`message.${language}`}
              label={t("clientToolDataCheck.message")}
            />
          )}
        </LanguageFields>
      </Card>
    </ContractForm>
  );
}

/** Sends a test to everybody whom the saved settings name; what became of it is in the list. */
function SendTest({ isSaved, settings }: { isSaved: boolean; settings: AlarmSettingsRule }) {
  const { t } = useTranslation();
  const client = useApiClient();
  const navigate = useNavigate();
  const hasTarget = settings.emails.length > 0 || settings.webhook !== null;
  const { submit, isPending } = useMutation<undefined>(
    async () => {
      await client.POST("/client-tool/data-check/alarms/test");
      void navigate(paths.clientToolDataCheck.alerts);
    },
    { method: "POST", isSeen: true },
  );
  const missing = isSaved ? "clientToolDataCheck.noTarget" : "clientToolDataCheck.saveFirst";
  return (
    <Button
      variant="secondary"
      pending={isPending}
      disabledReason={isSaved && hasTarget ? undefined : t(missing)}
      onClick={() => submit(undefined)}
    >
      {t("clientToolDataCheck.sendTest")}
    </Button>
  );
}

function Reasons({ control }: { control: Control<AlarmValues> }) {
  const { t } = useTranslation();
  const { field } = useController({ control, name: "reasons" });
  return AlarmReason.options.map((reason) => (
    <Checkbox
      key={reason}
      label={t(`form.alarmReason.${reason}`)}
      checked={field.value.includes(reason)}
      onCheckedChange={(isOn) =>
        field.onChange(
          AlarmReason.options.filter((each) =>
            each === reason ? isOn : field.value.includes(each),
          ),
        )
      }
    />
  ));
}
