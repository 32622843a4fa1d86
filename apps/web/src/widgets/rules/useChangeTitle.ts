import type { RuleChange } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";

/** What a change is about: its section and the first of its subjects. */
export function useChangeTitle(): (
  change: Pick<RuleChange, "section" | "subjects" | "count">,
) => string {
  const { t } = useTranslation();
  return ({ section, subjects, count }) => {
    const name = t(`form.sections.${section}`);
    const labels = subjects.slice(0, 3).map(({ label }) => label);
    const more = count - labels.length;
    const list = more > 0 ? [...labels, t("form.more", { number: more })] : labels;
    return list.length === 0 ? name : `${name}: ${list.join(", ")}`;
  };
}
