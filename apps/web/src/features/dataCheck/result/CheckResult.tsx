import type { DataCheck, RuleResult } from "@specimen/api/contract";
import { readMrz } from "@specimen/core/mrz";
import { AnswerLine } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { Button } from "@specimen/ui/Button/Button.tsx";
import { Card } from "@specimen/ui/Card/Card.tsx";
import { ScanIcon } from "@specimen/ui/Icon/firstPage.tsx";
import { WarnSign } from "@specimen/ui/Icon/signs.tsx";
import { Stack } from "@specimen/ui/Stack/Stack.tsx";
import { Text } from "@specimen/ui/Text/Text.tsx";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useServiceDay } from "../../../services/hooks/useToday.ts";
import { Localized } from "../../../widgets/Localized.tsx";
import { useTimeText } from "../../../widgets/useTimeText.ts";
import { DigitExplanation } from "../zone/DigitExplanation.tsx";
import { OutcomeText } from "../../../widgets/dataCheck/OutcomeText.tsx";
import { Inquiries } from "./Inquiries.tsx";
import { ReportForgery } from "./ReportForgery.tsx";
import { firstToExplain } from "./ruleGroups.ts";
import { RuleList } from "./RuleList.tsx";
import { SavePdf } from "./SavePdf.tsx";
import { useConclusion } from "./useConclusion.ts";
import { useRuleWords } from "../rule/useRuleWords.ts";
import * as css from "./result.css.ts";

interface CheckResultProps {
  check: DataCheck;
  /** Deletes it and begins anew. */
  onNew: () => void;
  /** Whether a correction of it was refused, which is put right next. */
  isCorrectionRefused?: boolean;
  /** Beside the rules, for instance the picture that was read. */
  children?: ReactNode;
}

/** The result of a check: the answer, every rule, and what was checked. */
export function CheckResult({
  check,
  onNew,
  isCorrectionRefused = false,
  children,
}: CheckResultProps) {
  const { t } = useTranslation();
  const [current, choose] = useState(() => firstToExplain(check.rules));
  const answer = useRef<HTMLDivElement>(null);
  const explanation = useRef<HTMLDivElement>(null);
  const explain = (rule: RuleResult) => {
    choose(rule);
    // Beside the rules it may be scrolled away, and on small screens it is below them.
    explanation.current?.scrollIntoView({ block: "nearest" });
  };
  // What was pressed is gone: the answer is seen and read out first, wherever the page was scrolled to.
  const readOut = useEffectEvent(() => !isCorrectionRefused && answer.current?.focus());
  useEffect(() => void readOut(), []);
  return (
    <Stack gap={14}>
      <div ref={answer} tabIndex={-1}>
        <CheckAnswer check={check} />
      </div>
      <Alarm alarm={check.alarm} />
      <Stack direction="row" gap={8} isWrapping>
        <Button icon={<ScanIcon />} onClick={onNew}>
          {t("dataCheck.newCheck")}
        </Button>
        <SavePdf check={check} />
        <ReportForgery check={check} />
      </Stack>
      <div className={css.columns}>
        <RuleList rules={check.rules} current={current} onChoose={explain} />
        <div className={css.aside}>
          <Stack gap={14}>
            <div ref={explanation}>
              {current !== undefined && <RuleExplanation rule={current} lines={check.lines} />}
            </div>
            {children}
            <Inquiries check={check} />
            <Checked check={check} onDelete={onNew} />
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

/** The one sentence. */
function CheckAnswer({ check }: { check: DataCheck }) {
  const { t } = useTranslation();
  const time = useTimeText();
  const conclusion = useConclusion()(check);
  const { checkedAt } = check;
  return (
    <AnswerLine
      {...conclusion}
      asideLines={checkedAt === null ? [] : [t("dataCheck.checkedOn", { date: time(checkedAt) })]}
    />
  );
}

/** What the customer wants done at an alarm. */
function Alarm({ alarm }: Pick<DataCheck, "alarm">) {
  const { t } = useTranslation();
  if (alarm === null) return null;
  return (
    <div className={css.alarm} role="status">
      <WarnSign size={20} />
      <div>
        <Text isStrong>{t("dataCheck.alarm")}</Text>
        {alarm.message !== null && (
          <Text>
            <Localized text={alarm.message} />
          </Text>
        )}
      </div>
    </div>
  );
}

/** Why a rule ended so; of a check digit, how it comes about. */
function RuleExplanation({ rule, lines }: { rule: RuleResult; lines: readonly string[] }) {
  const { t } = useTranslation();
  const today = useServiceDay();
  const { name, reason, measured, expected } = useRuleWords()(rule);
  const reading = readMrz(lines.join("\n"), { today });
  const digit = reading.typed.checkDigits.find((each) => each.name === rule.about);
  if (rule.rule === "checkDigit" && digit !== undefined && rule.reason !== "unsurelyRead") {
    return (
      <Stack gap={8}>
        <DigitExplanation lines={lines} reading={reading} name={digit.name} />
        {rule.reason === "followsFrom" && <Text step="small">{reason}</Text>}
      </Stack>
    );
  }
  return (
    <Card title={name} headerActions={<OutcomeText outcome={rule.outcome} />} isDivided>
      <Stack gap={6}>
        <Text>{reason}</Text>
        {measured !== null && (
          <Text step="small">{t("dataCheck.measured", { value: measured })}</Text>
        )}
        {expected !== null && (
          <Text step="small">{t("dataCheck.expected", { value: expected })}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** What was checked, how, and for how long it is kept. */
function Checked({ check, onDelete }: { check: DataCheck; onDelete: () => void }) {
  const { t } = useTranslation();
  const hours = Math.round((Date.parse(check.expiresAt) - Date.parse(check.createdAt)) / 3_600_000);
  return (
    <Card
      title={t("dataCheck.checked")}
      isDivided
      footer={
        <Stack gap={8}>
          <Text step="caption" tone="ink2">
            {t("dataCheck.kept", { hours })}
          </Text>
          <Stack direction="row">
            <Button variant="thin" onClick={onDelete}>
              {t("dataCheck.delete")}
            </Button>
          </Stack>
        </Stack>
      }
    >
      <Stack gap={8}>
        {check.lines.length > 0 && <pre className={css.lines}>{check.lines.join("\n")}</pre>}
        {check.document !== null && <Text>{check.document.name.text}</Text>}
        <Text step="small" tone="ink2">
          {t(`dataCheck.way.${check.way}`)}
        </Text>
      </Stack>
    </Card>
  );
}
