import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { TextField } from "@specimen/ui/TextField/TextField.tsx";
import { useEffect, useRef, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { useBadInput } from "./useBadInput.ts";
import { judgeWhen, latestDay, type When } from "./when.ts";

export interface WhenFieldsProps {
  when: When;
  /** When it was last tried to send it, in ms since 1970; null where it was not. */
  judgedAt: number | null;
  /** The time that the service refused, as its clock has it; null where it did not. */
  refused: "from" | "until" | null;
  onChange: (part: Partial<When>) => void;
}

const sentences = {
  notATime: "form.problem.invalid_format",
  endsEarly: "form.when.endsEarly",
  refused: "form.problem.refused",
} as const;

/** When a change takes effect and ends, and a word to whoever approves or reads it later. */
export function WhenFields({ when, judgedAt, refused, onChange }: WhenFieldsProps) {
  const { t } = useTranslation();
  const first = useRef<HTMLInputElement>(null);
  const judged = judgedAt === null ? {} : judgeWhen(when, judgedAt);
  const problems: Partial<Record<"from" | "until", keyof typeof sentences>> =
    refused === null ? judged : { [refused]: "refused", ...judged };
  // Seen also by those who sent it far above, or by a key.
  useEffect(() => {
    if (judgedAt !== null) first.current?.focus();
  }, [judgedAt, refused]);
  const time = (name: "from" | "until") => {
    const problem = problems[name];
    return (
      <TimeField
        ref={problem === undefined ? undefined : first}
        name={name}
        value={when[name]}
        problem={problem}
        onValueChange={(value) => onChange({ [name]: value })}
      />
    );
  };
  return (
    <Card title={t("form.when.title")}>
      <Stack gap={10}>
        <Stack direction="row" gap={10} isWrapping align="start">
          {time("from")}
          {time("until")}
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

interface TimeFieldProps {
  name: "from" | "until";
  value: string;
  problem: keyof typeof sentences | undefined;
  onValueChange: (value: string) => void;
  ref: Ref<HTMLInputElement> | undefined;
}

function TimeField({ name, value, problem, onValueChange, ref }: TimeFieldProps) {
  const { t } = useTranslation();
  const { isBad, ...told } = useBadInput();
  const shown = isBad ? "notATime" : problem;
  return (
    <TextField
      {...told}
      ref={ref}
      type="datetime-local"
      max={`${latestDay}T23:59`}
      label={t(`form.when.${name}`)}
      hint={t(`form.when.${name}Hint`)}
      value={value}
      onValueChange={onValueChange}
      error={shown && t(sentences[shown])}
    />
  );
}
