import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { CheckIcon } from "@specimen/ui/Icon/arrows.tsx";
import { Progress } from "@specimen/ui/Progress/Progress.tsx";
import { Spinner } from "@specimen/ui/Spinner/Spinner.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import type { CheckView } from "../keptChecks.ts";
import { type StepName, stepsOf } from "./stepsOf.ts";
import * as css from "./scan.css.ts";

interface ReadingStepsProps {
  view: CheckView;
  onCancel: () => void;
}

/** How far upload and reading are, step by step, and the button that ends and deletes both. */
export function ReadingSteps({ view, onCancel }: ReadingStepsProps) {
  const { t } = useTranslation();
  const { share, steps } = stepsOf(view);
  const percent = Math.round(share * 100);
  const now = steps.find(({ state }) => state === "now");
  const words: Record<StepName, string> = {
    sending: t("dataCheck.step.sending"),
    decoding: t("dataCheck.step.decoding"),
    locating: t("dataCheck.step.locating"),
    reading: t("dataCheck.step.reading"),
    deciding: t("dataCheck.step.deciding"),
  };
  const isSilent = view.answer?.phone?.state === "silent";
  const told = view.isInterrupted
    ? t("dataCheck.step.interrupted")
    : isSilent
      ? t("dataCheck.phone.silent")
      : now && words[now.name];
  return (
    <Card title={t("dataCheck.step.title")} isDivided>
      <Stack gap={14}>
        <Progress
          label={now === undefined ? t("dataCheck.step.title") : words[now.name]}
          value={percent}
          valueText={t("dataCheck.step.percent", { percent })}
        />
        <ol className={css.steps}>
          {steps.map(({ name, state }, index) => (
            <li key={name} className={css.step} aria-current={state === "now" ? "step" : undefined}>
              <span className={css.sign[state]} aria-hidden="true">
                {state === "done" ? (
                  <CheckIcon size={15} />
                ) : state === "now" ? (
                  <Spinner size={14} />
                ) : (
                  index + 1
                )}
              </span>
              <Text as="span" isStrong={state === "now"} tone={state === "ahead" ? "ink2" : "ink"}>
                {words[name]}
              </Text>
            </li>
          ))}
        </ol>
        <span role="status">
          <Text step="small" tone="ink2">
            {told}
          </Text>
        </span>
        <Stack direction="row">
          <Button variant="secondary" onClick={onCancel}>
            {t("dataCheck.cancel")}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
