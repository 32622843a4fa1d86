import type { RuleResult } from "@specimen/api/contract";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { PrintLine, PrintList } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { useTranslation } from "react-i18next";
import { OutcomeText } from "../../../widgets/dataCheck/OutcomeText.tsx";
import { groupsOf } from "./ruleGroups.ts";
import { type RuleWords, useRuleWords } from "../rule/useRuleWords.ts";
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
          <div className={css.onSmall}>
            <h3 className={css.group}>{t("dataCheck.outcome.fail")}</h3>
            <ul className={css.list}>
              {failed.map((rule) => (
                <li key={keyOf(rule)}>{row(rule)}</li>
              ))}
            </ul>
          </div>
        )}
        {groupsOf(rules).map(({ group, rules: own }) => (
          <div key={group} className={own.every(hasFailed) ? css.onWide : undefined}>
            <h3 className={css.group}>{t(`dataCheck.group.${group}`)}</h3>
            <ul className={css.list}>
              {own.map((rule) => (
                <li key={keyOf(rule)} className={hasFailed(rule) ? css.onWide : undefined}>
                  {row(rule)}
                </li>
              ))}
            </ul>
          </div>
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

/** Gives what stands beside a result: why a rule was not judged, what was read, what would be right. */
function useValues(): (rule: RuleResult, words: RuleWords) => string {
  const { t } = useTranslation();
  return ({ outcome }, { reason, measured, expected }) => {
    if (outcome === "notJudged") return reason;
    if (outcome === "pass") return measured ?? reason;
    const isCompared = measured !== null && expected !== null;
    return isCompared ? t("dataCheck.readShould", { measured, expected }) : reason;
  };
}

function RuleRow({ rule, isCurrent, onChoose }: RuleRowProps) {
  const words = useRuleWords()(rule);
  const values = useValues()(rule, words);
  return (
    <button
      type="button"
      className={css.row[isCurrent ? "current" : "other"]}
      aria-pressed={isCurrent}
      onClick={() => onChoose(rule)}
    >
      <span className={css.name}>{words.name}</span>
      <OutcomeText outcome={rule.outcome} />
      <span className={css.values}>{values}</span>
    </button>
  );
}

/** The same on paper, where each rule that failed also says why. */
export function PrintedRules({ rules }: Pick<RuleListProps, "rules">) {
  const { t } = useTranslation();
  return groupsOf(rules).map(({ group, rules: own }) => (
    <PrintList
      key={group}
      title={t(`dataCheck.group.${group}`)}
      items={own.map((rule) => (
        <PrintedRule key={keyOf(rule)} rule={rule} />
      ))}
    />
  ));
}

function PrintedRule({ rule }: { rule: RuleResult }) {
  const words = useRuleWords()(rule);
  const values = useValues()(rule, words);
  const isExplained = hasFailed(rule) && values !== words.reason;
  return (
    <PrintLine
      label={hasFailed(rule) ? <strong>{words.name}</strong> : words.name}
      value={
        <>
          <OutcomeText outcome={rule.outcome} /> {isExplained && `${words.reason} `}
          {values}
        </>
      }
    />
  );
}
