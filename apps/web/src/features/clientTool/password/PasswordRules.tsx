import { leastPasswordScore } from "@specimen/api/contract";
import { CheckIcon } from "@specimen/ui/Icon/arrows.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "react-i18next";
import { loadable, useLoadable } from "../../../widgets/loadable.ts";
import type { PasswordJudgement } from "./judgePassword.ts";
import * as css from "./password.css.ts";

/** The dictionary is as large as the rest of the product, so it comes with this screen alone. */
const judging = loadable(async () => import("./judgePassword.ts"));

/** Judges what is typed; null while nothing is, or the code has not come. */
export function useJudgement(password: string, known: readonly string[]): PasswordJudgement | null {
  const loaded = useLoadable(judging);
  if (password === "" || loaded === null || !("value" in loaded)) return null;
  return loaded.value.judgePassword(password, known);
}

export interface PasswordRulesProps {
  judgement: PasswordJudgement | null;
  isLong: boolean;
  isRepeated: boolean;
  least: number;
}

const scores = ["s0", "s1", "s2", "s3", "s4"] as const;

/** What a new password must be, each rule with whether it is met, while it is typed. */
export function PasswordRules({ judgement, isLong, isRepeated, least }: PasswordRulesProps) {
  const { t } = useTranslation();
  const score = scores[judgement?.score ?? 0] ?? "s0";
  const rules = [
    { text: t("clientTool.password.rule.long", { number: least }), isMet: isLong },
    {
      text: t("clientTool.password.rule.notLeaked"),
      isMet: judgement !== null && !judgement.hasLeaked,
    },
    {
      text:
        judgement === null
          ? t("clientTool.password.rule.strong")
          : t("clientTool.password.strength", { text: t(`clientTool.password.score.${score}`) }),
      isMet: judgement !== null && judgement.score >= leastPasswordScore,
    },
    { text: t("clientTool.password.rule.repeated"), isMet: isRepeated },
  ];
  return (
    <ul role="list" className={css.rules} aria-label={t("clientTool.password.rules")}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={css.rule[isMet ? "met" : "open"]}>
          {isMet ? <CheckIcon size={18} /> : <i className={css.circle} aria-hidden="true" />}
          <span>
            {text}
            <VisuallyHidden>
              {` (${t(isMet ? "clientTool.password.met" : "clientTool.password.open")})`}
            </VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
