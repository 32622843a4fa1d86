import {
  type CheckDigitName,
  explainMrzCheckDigit,
  layouts,
  type MrzReading,
  type PlacedStep,
} from "@specimen/core/mrz";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../../../widgets/dataCheck/OutcomeText.tsx";
import { useFieldName } from "../rule/useRuleWords.ts";
import * as css from "./zone.css.ts";

interface DigitExplanationProps {
  lines: readonly string[];
  reading: MrzReading;
  name: CheckDigitName;
}

/** How one check digit comes about: characters, values, weights, products, sum and remainder. */
export function DigitExplanation({ lines, reading, name }: DigitExplanationProps) {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  const { format } = reading;
  const told = format === null ? undefined : explainMrzCheckDigit(layouts[format], lines, name);
  if (told === undefined) return null;
  const outcome = { right: "pass", wrong: "fail", notTyped: "notJudged" } as const;
  return (
    <Card
      title={t("dataCheck.digit.title", { field: fieldName(name) })}
      headerActions={<OutcomeText outcome={outcome[told.state]} />}
      isDivided
    >
      <Stack gap={10}>
        {inRows(told.steps).map((steps, index) => (
          <StepTable key={index} steps={steps} />
        ))}
        <Text>
          {told.printed === null
            ? t("dataCheck.digit.notTyped")
            : t("dataCheck.digit.sum", {
                sum: told.sum,
                remainder: told.remainder,
                printed: told.printed,
              })}
        </Text>
        {told.state === "wrong" && <Text step="small">{t("dataCheck.digit.advice")}</Text>}
      </Stack>
    </Card>
  );
}

/** Steps beside one another; so many fit the smallest screen. */
const stepsInRow = 8;

const inRows = (steps: readonly PlacedStep[]): PlacedStep[][] =>
  Array.from({ length: Math.ceil(steps.length / stepsInRow) }, (_, row) =>
    steps.slice(row * stepsInRow, (row + 1) * stepsInRow),
  );

function StepTable({ steps }: { steps: readonly PlacedStep[] }) {
  const { t } = useTranslation();
  const rows = [
    [t("dataCheck.digit.character"), steps.map(({ character }) => character)],
    [t("dataCheck.digit.value"), steps.map(({ value }) => value)],
    [t("dataCheck.digit.weight"), steps.map(({ weight }) => weight)],
    [t("dataCheck.digit.product"), steps.map(({ product }) => product)],
  ] as const;
  return (
    <table className={css.table}>
      <tbody>
        {rows.map(([title, values]) => (
          <tr key={title}>
            <th scope="row" className={css.rowName}>
              {title}
            </th>
            {values.map((value, index) => (
              <td key={index} className={css.number}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
