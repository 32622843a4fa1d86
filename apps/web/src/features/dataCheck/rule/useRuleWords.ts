import type { RuleResult } from "@specimen/api/contract";
import { expectationOf, type Expectation, termsOf, withDays } from "@specimen/core/ruleResult";
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
  const { t, i18n } = useTranslation();
  const fieldName = useFieldName();
  const date = useDayText();
  const valueOf = (rule: RuleResult, value: string | null) =>
    value === null ? null : withDays(rule, value, date);
  const numbers = useNumberWords();
  const expectedOf = (rule: RuleResult, expectation: Expectation): string | null => {
    switch (expectation.kind) {
      case "from":
      case "until":
        return t(`dataCheck.expectation.${expectation.kind}`, { date: date(expectation.date) });
      case "years":
        return t("dataCheck.expectation.years", {
          ...termsOf(expectation.years, i18n.language),
        });
      case "value":
        return valueOf(rule, expectation.value);
      default:
        return null;
    }
  };
  return (result) => {
    const { rule, about, reason, measured, expected } = result;
    const expectation = expectationOf({ rule, measured, expected });
    const difference = expectation.kind === "number" ? numbers.difference(expectation.test) : null;
    return {
      name:
        about === null
          ? t(`dataCheck.rule.${rule}`)
          : t("dataCheck.about", { rule: t(`dataCheck.rule.${rule}`), field: fieldName(about) }),
      reason: difference ?? t(`dataCheck.reason.${reason}`),
      measured: valueOf(result, measured),
      expected: expectedOf(result, expectation),
    };
  };
}
