import type { RuleResult } from "@specimen/api/contract";
import { expectationOf, type Expectation } from "@specimen/core/ruleResult";
import { useTranslation } from "react-i18next";
import { useNumberWords } from "../../../widgets/documents/useNumberWords.ts";
import { useDayText } from "./useDayText.ts";

/** Names of fields and check digits, as codes have them. */
const fieldKeys = [
  "documentCode",
  "issuingState",
  "names",
  "surname",
  "givenNames",
  "documentNumber",
  "nationality",
  "birthDate",
  "sex",
  "issueDate",
  "expiryDate",
  "personalNumber",
  "composite",
] as const;

/** Gives the name of a field or check digit. */
export function useFieldName(): (code: string) => string {
  const { t } = useTranslation();
  return (code) => {
    const key = fieldKeys.find((each) => each === code);
    return key === undefined ? code : t(`dataCheck.field.${key}`);
  };
}

/** The words of a rule: its name, why it ended so, what was measured and what would be right. */
export interface RuleWords {
  readonly name: string;
  readonly reason: string;
  readonly measured: string | null;
  readonly expected: string | null;
}

/** Gives the words of rules. */
export function useRuleWords(): (rule: RuleResult) => RuleWords {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  const date = useDayText();
  const valueOf = (value: string | null) =>
    value?.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => date(day)) ?? null;
  const numbers = useNumberWords();
  const expectedOf = (expectation: Expectation): string | null => {
    switch (expectation.kind) {
      case "from":
      case "until":
        return t(`dataCheck.expectation.${expectation.kind}`, { date: date(expectation.date) });
      case "years":
        return t("dataCheck.expectation.years", { years: expectation.years });
      case "value":
        return valueOf(expectation.value);
      default:
        return null;
    }
  };
  return ({ rule, about, reason, measured, expected }) => {
    const expectation = expectationOf({ rule, measured, expected });
    const difference = expectation.kind === "number" ? numbers.difference(expectation.test) : null;
    return {
      name:
        about === null
          ? t(`dataCheck.rule.${rule}`)
          : t("dataCheck.about", { rule: t(`dataCheck.rule.${rule}`), field: fieldName(about) }),
      reason: difference ?? t(`dataCheck.reason.${reason}`),
      measured: valueOf(measured),
      expected: expectedOf(expectation),
    };
  };
}
