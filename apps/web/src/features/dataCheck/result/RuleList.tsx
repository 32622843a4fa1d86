import type { RuleResult } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../rule/OutcomeText.tsx";
import { groupsOf } from "./ruleGroups.ts";
import { useRuleWords } from "../rule/useRuleWords.ts";
import * as css from "./result.css.ts";

interface RuleListProps {
  rules: readonly RuleResult[];
  current: RuleResult | undefined;
  onChoose: (rule: RuleResult) => void;
}

/** Every rule in the order of the document, with its result and what it is based on. */
export function RuleList({ rules, current, onChoose }: RuleListProps) {
  const { t } = useTranslation();
  return (
    <Card title={t("dataCheck.everyRule")} padding="none">
      {groupsOf(rules).map(({ group, rules: own }) => (
        <section key={group} aria-label={t(`dataCheck.group.${group}`)}>
          <div className={css.group}>{t(`dataCheck.group.${group}`)}</div>
          <ul className={css.list}>
            {own.map((rule) => (
              <li key={`${rule.rule} ${rule.about ?? ""}`}>
                <RuleRow rule={rule} isCurrent={rule === current} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

interface RuleRowProps {
  rule: RuleResult;
  isCurrent: boolean;
  onChoose: (rule: RuleResult) => void;
}

function RuleRow({ rule, isCurrent, onChoose }: RuleRowProps) {
  const { t } = useTranslation();
  const { name, reason, measured, expected } = useRuleWords()(rule);
  const isCompared = measured !== null && expected !== null;
  return (
    <button
      type="button"
      className={css.row[isCurrent ? "current" : "other"]}
      aria-pressed={isCurrent}
      onClick={() => onChoose(rule)}
    >
      <span className={css.name}>{name}</span>
      <OutcomeText outcome={rule.outcome} />
      <span className={css.values}>
        {isCompared && rule.outcome === "fail"
          ? t("dataCheck.readShould", { measured, expected })
          : (measured ?? reason)}
      </span>
    </button>
  );
}
