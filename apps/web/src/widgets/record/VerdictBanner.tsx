import type { Answer } from "@specimen/api/contract";
import { AnswerLine, type Tone } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { PrintVerdict } from "@specimen/ui/PrintSheet/PrintSheet.tsx";
import { StatusText } from "@specimen/ui/StatusText/StatusText.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";

/** What a record's answer says in words: what may be done, and why. */
export interface Verdict {
  tone: Tone;
  title: string;
  reason: ReactNode;
}

/** The day an answer was derived for, and what it was checked against. */
export type VerdictBasis = Pick<Answer, "asOf" | "checkedOn" | "source">;

export interface VerdictProps {
  verdict: Verdict;
  basis: VerdictBasis;
}

/** The one sentence a record opens with. */
export function VerdictBanner({ verdict, basis }: VerdictProps) {
  const { t } = useTranslation();
  const { days, source } = useBasis(basis);
  if (source === null) return <AnswerLine {...verdict} asideLines={days} />;
  const name = (
    <>
      {`${t("record.source", { label: "" }).trimEnd()} `}
      <span lang={source.lang}>{source.label}</span>
    </>
  );
  const link =
    source.url === null ? (
      name
    ) : (
      <Link href={source.url} tone="quiet" size="small" isNewTab>
        {name}
        <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
      </Link>
    );
  return <AnswerLine {...verdict} asideLines={[...days, link]} />;
}

/** The same on paper. */
export function PrintedVerdict({ verdict, basis }: VerdictProps) {
  const { t } = useTranslation();
  const date = useDateText();
  const { days } = useBasis(basis);
  const lines =
    basis.checkedOn === null
      ? days.toReversed()
      : [...days, t("record.asOf", { date: date(basis.asOf) })];
  return <PrintVerdict {...verdict} asideLines={lines} />;
}

/** The same in a few words, with its sign, as in a column of a comparison. */
export function VerdictText({ verdict: { tone, title } }: Pick<VerdictProps, "verdict">) {
  return <StatusText sign={tone}>{title}</StatusText>;
}

/** When the record was checked, and against which source; an unverified one says that it is. */
function useBasis({ asOf, checkedOn, source }: VerdictBasis) {
  const { t } = useTranslation();
  const date = useDateText();
  if (checkedOn === null)
    return {
      days: [t("record.asOf", { date: date(asOf) }), t("record.notCompared")],
      source: null,
    };
  return {
    days: [t("record.checked", { date: date(checkedOn) })],
    source,
  };
}
