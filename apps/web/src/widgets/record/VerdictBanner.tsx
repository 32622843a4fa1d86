import type { Answer } from "@specimen/api/contract";
import { AnswerLine } from "@specimen/ui/AnswerLine/AnswerLine.tsx";
import { Link } from "@specimen/ui/Link/Link.tsx";
import { VisuallyHidden } from "@specimen/ui/VisuallyHidden/VisuallyHidden.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDateText } from "../useDateText.ts";
import { useAnswerWords } from "../../features/banknotes/detail/useAnswerWords.ts";

/** The one sentence a note or a coin opens with. */
export function AnswerBlock({ answer, isCoin = false }: { answer: Answer; isCoin?: boolean }) {
  const words = useAnswerWords(answer, isCoin);
  return <AnswerLine {...words} asideLines={useChecked(answer)} />;
}

/** When it was checked against which source; a draft says that it is one. */
function useChecked({ checkedOn, asOf, source }: Answer): ReactNode[] {
  const { t } = useTranslation();
  const date = useDateText();
  if (checkedOn === null) return [t("record.asOf", { date: date(asOf) }), t("record.notCompared")];
  const checked = t("record.checked", { date: date(checkedOn) });
  if (source === null) return [checked];
  const label = t("record.source", { label: source.label });
  if (source.url === null) return [checked, label];
  return [
    checked,
    <Link key="source" href={source.url} tone="quiet" size="small" isNewTab>
      {label}
      <VisuallyHidden>{` (${t("record.newTab")})`}</VisuallyHidden>
    </Link>,
  ];
}
