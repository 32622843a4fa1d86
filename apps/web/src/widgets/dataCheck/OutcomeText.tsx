import type { RuleOutcome } from "@specimen/api/contract";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import * as css from "./outcome.css.ts";

/** One of the three results: pass and fail in their colours, not judged as a broken circle. */
export function OutcomeText({ outcome }: { outcome: RuleOutcome }) {
  const { t } = useTranslation();
  const text = t(`dataCheck.outcome.${outcome}`);
  if (outcome !== "notJudged") {
    return <StatusText sign={outcome === "pass" ? "ok" : "no"}>{text}</StatusText>;
  }
  return (
    <span className={css.notJudged}>
      <span className={css.brokenCircle} aria-hidden="true" />
      {text}
    </span>
  );
}
