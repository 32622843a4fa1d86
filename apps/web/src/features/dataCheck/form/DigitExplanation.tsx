import {
  type CheckDigitName,
  explainMrzCheckDigit,
  layouts,
  type MrzReading,
} from "@specimen/core/mrz";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../result/OutcomeText.tsx";
import { useFieldName } from "../result/useRuleWords.ts";
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
  const rows = [
    [t("dataCheck.digit.character"), told.steps.map(({ character }) => character)],
    [t("dataCheck.digit.value"), told.steps.map(({ value }) => value)],
    [t("dataCheck.digit.weight"), told.steps.map(({ weight }) => weight)],
    [t("dataCheck.digit.product"), told.steps.map(({ product }) => product)],
  ] as const;
  const outcome = { right: "pass", wrong: "fail", notTyped: "notJudged" } as const;
  return (
    <Card
      title={t("dataCheck.digit.title", { field: fieldName(name) })}
      headerActions={<OutcomeText outcome={outcome[told.state]} />}
      isDivided
    >
      <Stack gap={10}>
        {/* Long sums scroll sideways by keyboard too. */}
        <div
          className={css.tableFrame}
          role="region"
          aria-label={t("dataCheck.digit.title", { field: fieldName(name) })}
          tabIndex={0}
        >
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
        </div>
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
