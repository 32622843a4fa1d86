import type { RuleChange } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";
import { useSubjectName } from "./useSubjectName.ts";
import { useLabelled } from "../useLabelled.ts";

/** What a change is about: its section and the first of its subjects. */
export function useChangeTitle(): (
  change: Pick<RuleChange, "section" | "subjects" | "count">,
) => string {
  const { t } = useTranslation();
  const labelled = useLabelled();
  const nameOf = useSubjectName();
  return ({ section, subjects, count }) => {
    const name = t(`form.sections.${section}`);
    const shown = subjects.slice(0, 3);
    const labels = shown.flatMap((subject) => nameOf(section, subject) ?? []);
    const more = count - shown.length;
    const list = more > 0 ? [...labels, t("form.more", { number: more })] : labels;
    return list.length === 0 ? name : labelled(name, list.join(", "));
  };
}
