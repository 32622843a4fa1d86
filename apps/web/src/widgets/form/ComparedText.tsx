import { compareWords } from "@specimen/core/editing";
import { Difference } from "@specimen/ui/Difference/Difference.tsx";
import { useTranslation } from "react-i18next";
import { useLabelled } from "../useLabelled.ts";

export interface ComparedTextProps {
  /** What is shown. */
  text: string;
  /** What it is compared with, word by word. */
  other: string;
  /** It is no text: where it differs, all of it does. */
  isWhole?: boolean;
  /** Whether it is the earlier version, the later one, or one of two at the same time. */
  as: "before" | "after" | "beside";
}

const elements = { before: "del", after: "ins", beside: "mark" } as const;

/** One of two versions of a text with the words marked that the other does not have. */
export function ComparedText({ text, other, isWhole = false, as }: ComparedTextProps) {
  const { t } = useTranslation();
  const labelled = useLabelled();
  if (text === "") return t("form.conflict.empty");
  return (
    <Difference
      as={elements[as]}
      parts={isWhole ? [{ text, differs: text !== other }] : compareWords(text, other).one}
      startLabel={labelled(t(`form.compare.marked.${as}`))}
      endLabel={t("form.compare.marked.end")}
    />
  );
}
