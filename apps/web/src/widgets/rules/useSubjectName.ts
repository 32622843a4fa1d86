import { CustomerNoteIndex, Metal, RuleSection, type RuleChange } from "@specimen/api/contract";
import { useTranslation } from "react-i18next";

/** Sections with one rule for all, whose subject says nothing that the section's name does not. */
const ofOneRule: readonly RuleSection[] = [
  "columnHeadings",
  "documentHeadings",
  "travelSections",
  "chequeInfo",
  "alarmSettings",
  "dataCheckTerm",
];

/** Names the subject of a rule in the reader's words; null where its section has one rule for all. */
export function useSubjectName(): (
  section: RuleSection,
  subject: RuleChange["subjects"][number],
) => string | null {
  const { t } = useTranslation();
  return (section, { id, label }) => {
    if (ofOneRule.includes(section)) return null;
    if (section === "acceptedDocuments" && id === "0") return t("form.defaultList");
    const index = CustomerNoteIndex.safeParse(Number(id));
    if (section === "customerNotes" && index.success) return t(`form.notePlaces.${index.data}`);
    const guarded = RuleSection.safeParse(id);
    if (section === "fourEyes" && guarded.success) return t(`form.sections.${guarded.data}`);
    const metal = Metal.safeParse(id);
    if (section === "metalPrices" && metal.success) return t(`form.metals.${metal.data}`);
    return label;
  };
}
