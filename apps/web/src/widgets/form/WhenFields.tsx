import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useTranslation } from "react-i18next";
import type { When } from "./when.ts";

/** When a change takes effect and ends, and a word to whoever approves or reads it later. */
export function WhenFields({
  when,
  onChange,
}: {
  when: When;
  onChange: (part: Partial<When>) => void;
}) {
  const { t } = useTranslation();
  return (
    <Card title={t("form.when.title")}>
      <Stack gap={10}>
        <Stack direction="row" gap={10} isWrapping align="start">
          <TextField
            type="datetime-local"
            label={t("form.when.from")}
            hint={t("form.when.fromHint")}
            value={when.from}
            onValueChange={(from) => onChange({ from })}
          />
          <TextField
            type="datetime-local"
            label={t("form.when.until")}
            hint={t("form.when.untilHint")}
            value={when.until}
            onValueChange={(until) => onChange({ until })}
          />
        </Stack>
        <TextField
          label={t("form.when.reason")}
          hint={t("form.when.reasonHint")}
          maxLength={500}
          value={when.reason}
          onValueChange={(reason) => onChange({ reason })}
        />
      </Stack>
    </Card>
  );
}
