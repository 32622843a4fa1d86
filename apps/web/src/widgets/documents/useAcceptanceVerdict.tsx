import type { Acceptance, AcceptanceKind, DocumentStatus } from "@specimen/api/contract";
import type { Tone } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { useTranslation } from "react-i18next";
import { Localized } from "../Localized.tsx";
import type { Verdict } from "../record/VerdictBanner.tsx";
import { useDateText } from "../useDateText.ts";

/** Circle and hook for yes, triangle for a condition, octagon for no (also in grey print). */
const tones: Record<AcceptanceKind, Tone> = {
  accept: "ok",
  condition: "warn",
  ask: "warn",
  refuse: "no",
};

/** The answer of a document in words: whether a counter accepts it, and why. */
export function useAcceptanceVerdict(): (document: {
  answer: Acceptance;
  status: DocumentStatus;
}) => Verdict {
  const { t } = useTranslation();
  const date = useDateText();
  return ({ answer, status }) => ({
    tone: tones[answer.kind],
    title: t(`identityDocuments.answer.${answer.kind}`),
    reason: (
      <>
        {answer.reason !== "noLongerValid" && `${t(`identityDocuments.answer.status.${status}`)} `}
        {reasonOf(answer)}
      </>
    ),
  });

  function reasonOf({ reason, rules, list, notValidAfter }: Acceptance) {
    switch (reason) {
      case "noLongerValid":
        return notValidAfter === null
          ? t("identityDocuments.answer.noLongerValid")
          : t("identityDocuments.answer.notValidAfter", { date: date(notValidAfter) });
      case "lawRefuses":
      case "lawAsks":
      case "lawCondition":
        return rules[0] === undefined ? (
          t("identityDocuments.answer.byRule")
        ) : (
          <Localized text={rules[0].text} />
        );
      case "listed":
        return t(`identityDocuments.answer.listed.${list ?? "default"}`);
      case "notListed":
        return t(`identityDocuments.answer.notListed.${list ?? "default"}`);
      default:
        return t(`identityDocuments.answer.${reason}`);
    }
  }
}

/** The answer in a few words with its sign, as in a list. */
export function AcceptanceText({ kind }: { kind: AcceptanceKind }) {
  const { t } = useTranslation();
  const sign = kind === "refuse" ? "cross" : tones[kind];
  return <StatusText sign={sign}>{t(`identityDocuments.answer.short.${kind}`)}</StatusText>;
}
