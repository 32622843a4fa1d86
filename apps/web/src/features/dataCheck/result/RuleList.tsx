import type { RuleResult } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../../../widgets/dataCheck/OutcomeText.tsx";
import { groupsOf } from "./ruleGroups.ts";
import { useRuleWords } from "../rule/useRuleWords.ts";
import * as css from "./result.css.ts";

interface RuleListProps {
  rules: readonly RuleResult[];
  current: RuleResult | undefined;
  onChoose: (rule: RuleResult) => void;
}

/**
 * Every rule in the order of the document, with its result and what it is based on; on small screens
 * those that failed come first.
 */
export function RuleList({ rules, current, onChoose }: RuleListProps) {
  const { t } = useTranslation();
  const failed = rules.filter(hasFailed);
  const row = (rule: RuleResult) => (
    <RuleRow rule={rule} isCurrent={rule === current} onChoose={onChoose} />
  );
  return (
    <Card
      title={t("dataCheck.everyRule")}
      padding="none"
      isDivided
      headerActions={<Counts rules={rules} />}
    >
      <div>
        {failed.length > 0 && (
          <section className={css.onSmall} aria-label={t("dataCheck.outcome.fail")}>
            <div className={css.group}>{t("dataCheck.outcome.fail")}</div>
            <ul className={css.list}>
              {failed.map((rule) => (
                <li key={keyOf(rule)}>{row(rule)}</li>
              ))}
            </ul>
          </section>
        )}
        {groupsOf(rules).map(({ group, rules: own }) => (
          <section
            key={group}
            className={own.every(hasFailed) ? css.onWide : undefined}
            aria-label={t(`dataCheck.group.${group}`)}
          >
            <div className={css.group}>{t(`dataCheck.group.${group}`)}</div>
            <ul className={css.list}>
              {own.map((rule) => (
                <li key={keyOf(rule)} className={hasFailed(rule) ? css.onWide : undefined}>
                  {row(rule)}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** How many rules ended in each way. */
function Counts({ rules }: Pick<RuleListProps, "rules">) {
  const count = (outcome: RuleResult["outcome"]) =>
    rules.filter((rule) => rule.outcome === outcome).length;
  return (
    <span className={css.counts}>
      {(["pass", "fail", "notJudged"] as const).map((outcome) => (
        <span key={outcome} className={css.count}>
          {count(outcome)} <OutcomeText outcome={outcome} />
        </span>
      ))}
    </span>
  );
}

const hasFailed = ({ outcome }: RuleResult): boolean => outcome === "fail";

const keyOf = ({ rule, about }: RuleResult): string => `${rule} ${about ?? ""}`;

interface RuleRowProps {
  rule: RuleResult;
  isCurrent: boolean;
  onChoose: (rule: RuleResult) => void;
}

function RuleRow({ rule, isCurrent, onChoose }: RuleRowProps) {
  const { t } = useTranslation();
  const { name, reason, measured, expected } = useRuleWords()(rule);
  const value = () => {
    if (rule.outcome === "notJudged") return reason;
    if (rule.outcome === "pass") return measured ?? reason;
    const isCompared = measured !== null && expected !== null;
    return isCompared ? t("dataCheck.readShould", { measured, expected }) : reason;
  };
  return (
    <button
      type="button"
      className={css.row[isCurrent ? "current" : "other"]}
      aria-pressed={isCurrent}
      onClick={() => onChoose(rule)}
    >
      <span className={css.name}>{name}</span>
      <OutcomeText outcome={rule.outcome} />
      <span className={css.values}>{value()}</span>
    </button>
  );
}
