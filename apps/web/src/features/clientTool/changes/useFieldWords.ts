import { AlarmReason, type RuleSection } from "@specimen/api/contract";
import { writeDecimal } from "@specimen/core/format";
import { isLanguage } from "@specimen/core/language";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../../i18n/languageNames.ts";
import { useLanguage } from "../../../services/hooks/useLanguage.ts";
import { useDateText } from "../../../widgets/useDateText.ts";
import type { FieldWords } from "../../../widgets/rules/useRuleLines.ts";

const names: Readonly<Record<string, ParseKeys>> = {
  activeDate: "clientTool.news.activeDate",
  addition: "clientToolBanknotes.sections.addition",
  categoryId: "clientTool.pdfs.category",
  currencyISO: "clientToolMetals.price.currencyISO",
  date: "clientToolMetals.price.date",
  documentIds: "form.sections.acceptedDocuments",
  emails: "clientToolDataCheck.emails",
  enabled: "clientToolDataCheck.enabled",
  endDate: "clientTool.news.endDate",
  hours: "clientToolDataCheck.term.hours",
  label: "clientTool.links.name",
  limits: "clientToolBanknotes.travel.limits",
  message: "clientToolDataCheck.message",
  names: "clientTool.links.name",
  note: "form.text",
  pdfId: "clientTool.news.pdfId",
  pictures: "clientTool.news.pictures",
  position: "clientTool.links.position",
  pricePerGram: "clientToolMetals.price.pricePerGram",
  reasons: "clientToolDataCheck.reasons",
  residentExport: "clientToolBanknotes.sections.residentExport",
  residentImport: "clientToolBanknotes.sections.residentImport",
  source: "clientToolMetals.price.source",
  specimens: "clientTool.news.specimens",
  text: "form.text",
  title: "clientTool.news.title",
  titles: "clientTool.pdfs.titles",
  type: "clientTool.links.type",
  value: "clientToolDataCheck.stolen.row",
  visitorExport: "clientToolBanknotes.sections.visitorExport",
  visitorImport: "clientToolBanknotes.sections.visitorImport",
  webhook: "clientToolDataCheck.webhook",
};

/** Where a section calls a value otherwise. */
const ownNames: Partial<Record<RuleSection, Readonly<Record<string, ParseKeys>>>> = {
  customerNotes: { label: "clientTool.notes.label" },
  travelSections: { note: "clientToolBanknotes.sections.note" },
};

const isDate = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The words for the values of every section's rules, as its own form calls them. */
export function useFieldWords(): FieldWords {
  const { t } = useTranslation();
  const date = useDateText();
  const { language } = useLanguage();
  return {
    nameOf: (section, path) => {
      const steps = path.split(".");
      const written = steps.find(isLanguage);
      const field = steps.findLast((step) => !isLanguage(step)) ?? "";
      const name = ownNames[section]?.[field] ?? names[field];
      if (name === undefined) return null;
      return [...(written === undefined ? [] : [languageNames[written]]), t(name)].join(", ");
    },
    textOf: (_, value) => {
      if (isDate(value)) return date(value);
      if (typeof value === "number") return writeDecimal(value, language);
      if (!Array.isArray(value) || !value.every((each) => typeof each === "string")) return null;
      return value
        .map((each) => {
          const reason = AlarmReason.safeParse(each);
          return reason.success ? t(`clientToolDataCheck.reason.${reason.data}`) : each;
        })
        .join(", ");
    },
  };
}
