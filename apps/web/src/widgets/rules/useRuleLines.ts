import { Tradability, type RuleSection } from "@specimen/api/contract";
import { compareVersions, type Leaf } from "@specimen/core/editing";
import { useTranslation } from "react-i18next";
import { isWhole } from "../form/isWhole.ts";
import { languageLabel } from "../form/languageLabel.ts";
import { useValueText } from "../form/useValueText.ts";

const trades = ["noTrade", "buy", "sell", "buyAndSell"] as const;

/** The words for the values of a rule, by the path to each; null leaves a value to the words of its kind. */
export interface FieldWords {
  readonly nameOf: (section: RuleSection, path: string) => string | null;
  readonly textOf: (section: RuleSection, path: string, value: Leaf) => string | null;
}

/** What a rule says before and after, line by line, in the reader's words; empty where nothing. */
export interface RuleLine {
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** They are no texts: all of each differs. */
  readonly isWhole: boolean;
}

/** Puts the difference of two rules of a section into words; null is no rule. */
export function useRuleLines(
  words?: FieldWords,
): (section: RuleSection, before: unknown, after: unknown) => readonly RuleLine[] {
  const { t } = useTranslation();
  const valueText = useValueText();
  return (section, before, after) => {
    const isTrade = section.endsWith("Tradability");
    const textOf = (path: string, value: Leaf) => {
      const trade = isTrade ? Tradability.safeParse(value ?? 0) : null;
      if (trade?.success === true) return t(`form.trade.${trades[trade.data]}`);
      return words?.textOf(section, path, value) ?? valueText(value);
    };
    const [was, is] = [before ?? emptyBeside(after), after ?? emptyBeside(before)];
    return compareVersions(was, was, is).map(({ path, mine, theirs }) => ({
      path,
      label: words?.nameOf(section, path) ?? languageLabel(path),
      before: textOf(path, mine),
      after: textOf(path, theirs),
      isWhole: isWhole(mine, theirs),
    }));
  };
}

/** No rule beside a rule of several values has none of them. */
const emptyBeside = (other: unknown): unknown =>
  typeof other === "object" && other !== null ? {} : null;
